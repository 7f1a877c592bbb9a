/** The ratings of everybody at a rated table; asked again when seats change and when the match is over. */

import { api } from '../wire/api';
import type { SeatRating, TableSummary } from '../wire/types';

const PATIENCE = 1500;
const MAX_ATTEMPTS = 6;

export class TableRatings {
  private found = $state.raw<SeatRating[]>([]);

  constructor(table: () => TableSummary | null) {
    const key = $derived.by(() => {
      const now = table();
      if (!now?.rated) return null;
      return `${now.id} ${now.status} ${now.seats.map((info) => `${info.kind}${info.name}`).join()}`;
    });
    $effect(() => {
      const now = table();
      if (key === null || !now) return;
      let stopped = false;
      void this.ask(now.id, now.status === 'finished', () => stopped);
      return () => (stopped = true);
    });
  }

  of(seat: number): SeatRating | null {
    return this.found.find((each) => each.seat === seat) ?? null;
  }

  /** A match that is over is counted in a moment. */
  private async ask(id: string, counted: boolean, stopped: () => boolean): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS && !stopped(); attempt += 1) {
      const found = await api.tableRatings(id).catch(() => null);
      if (stopped() || !found) return;
      this.found = found;
      if (!counted || found.some((each) => each.change !== null && each.change !== undefined)) return;
      await new Promise((done) => setTimeout(done, PATIENCE));
    }
  }
}
