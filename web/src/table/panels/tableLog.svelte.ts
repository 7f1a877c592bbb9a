/** The log of a table as a seat knows it, loaded incrementally while it continues the part already loaded. */

import { api } from '../../wire/api';
import { MAX_TOLD } from '../../wire/constants';
import type { Told } from '../../wire/types';


/** The state of the table that the log must reach; `undone` is the seq of the last undo. */
export interface LogPosition {
  seat: number;
  ply: number;
  undone: number;
}

export class TableLog {
  lines = $state.raw<Told[]>([]);
  private kept: LogPosition | null = null;
  private asked = 0;

  constructor(readonly table: string) {}

  /** Load up to this position; responses to outdated requests are dropped. */
  async follow(now: LogPosition): Promise<void> {
    const asked = (this.asked += 1);
    const first = this.next(now);
    const found = await api.told(this.table, now.seat, first).catch(() => null);
    const news = found?.filter((told) => told.ply <= now.ply) ?? null; // the table may be ahead of what is shown
    if (asked !== this.asked) return;
    const fits = news !== null && (first === undefined || news[0]?.ply === first);
    this.kept = fits ? now : null;
    if (fits) this.lines = first === undefined ? news : [...this.lines, ...news];
    else if (news) await this.follow(now);
  }

  /** The first missing ply, or nothing if the log must be loaded again. */
  private next({ seat, ply, undone }: LogPosition): number | undefined {
    const last = this.lines.at(-1)?.ply;
    if (last === undefined || this.kept?.seat !== seat || this.kept.undone !== undone) return undefined;
    return last < ply && ply - last <= MAX_TOLD ? last + 1 : undefined;
  }

  /** The same from the first move on. */
  async followAll(now: LogPosition): Promise<void> {
    await this.follow(now);
    const asked = this.asked;
    for (let first = this.lines[0]?.ply; first && asked === this.asked; first = this.lines[0]?.ply) {
      await this.older();
      if (this.lines[0]?.ply === first) return; // nobody answers
    }
  }

  /** Load the part before the first line. */
  async older(): Promise<void> {
    const first = this.lines[0]?.ply;
    const seat = this.kept?.seat;
    if (!first || seat === undefined) return;
    const past = await api.told(this.table, seat, Math.max(0, first - MAX_TOLD)).catch(() => []);
    if (this.lines[0]?.ply === first) this.lines = [...past.filter((told) => told.ply < first), ...this.lines];
  }
}
