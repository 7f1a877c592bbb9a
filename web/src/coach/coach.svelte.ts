/** The coach: the first time a phase or a kind of move occurs, it says what that is for. */

import { api } from '../wire/api';
import type { CoachCommand, CoachState, Snapshot } from '../wire/types';
import { has, need } from '../words/language.svelte';

/** Among people where hints are allowed: what it says of a decision is a hint. */
export function isCoached(snapshot: Snapshot): boolean {
  const { seats, status } = snapshot.table;
  const others = seats.filter((info) => !info.mine);
  return status === 'playing' && seats.some((info) => info.seat === snapshot.seat && info.mine && !info.away) && others.length > 0 && (snapshot.table.hints || others.every((info) => info.kind === 'bot'));
}

/** What could be explained at a decision, the phase first. */
export function candidates(snapshot: Snapshot): string[] {
  if (!snapshot.deciding.includes(snapshot.seat)) return [];
  return [snapshot.stage, ...new Set(snapshot.legal.map((move) => `move-${move.kind}`))];
}

/** Whether the decision is the one of an earlier snapshot: where several choose at the same time, others may have chosen since. */
export function isSameDecision(before: Snapshot, now: Snapshot): boolean {
  const moved = now.told.some((told) => told.seat === now.seat && told.notation !== null && told.ply > before.ply);
  return now.deciding.includes(now.seat) && now.stage === before.stage && now.ply >= before.ply && !moved;
}

export class Coach {
  #state = $state.raw<CoachState | null>(null);
  #loading: Promise<void> | null = null;
  #game = '';
  /** The note that is shown, and the decision at which one was shown last: no more than one at each. */
  #shown = $state.raw<string | null>(null);
  #decision: Snapshot | null = null;
  #last: Snapshot | null = null;
  isHere = $state(false);

  get note(): string | null {
    return this.isHere && !this.off ? this.#shown : null;
  }

  get off(): boolean {
    return this.#state?.off ?? false;
  }

  /** A note counts as read when its decision is made, or when it is closed. */
  async follow(snapshot: Snapshot): Promise<void> {
    this.#last = snapshot;
    this.isHere = isCoached(snapshot);
    if (!this.isHere) return;
    this.#game = snapshot.table.game;
    this.#loading ??= this.#load();
    await this.#loading;
    if (this.#decision && isSameDecision(this.#decision, snapshot)) return;
    this.close();
    if (this.#state === null || this.#state.off) return;
    const seen = this.#state.seen;
    const next = candidates(snapshot).find((note) => !seen.includes(note) && has(`${this.#game}-coach-${note}`));
    if (next === undefined) return;
    this.#shown = next;
    this.#decision = snapshot;
  }

  close(): void {
    if (this.#shown !== null) void this.#change({ seen: [this.#shown] });
    this.#shown = null;
  }

  async turn(off: boolean): Promise<void> {
    this.#shown = null;
    await this.#change({ seen: [], off });
    if (!off && this.#last) {
      this.#decision = null;
      await this.follow(this.#last);
    }
  }

  async #load(): Promise<void> {
    const [state] = await Promise.all([api.coach(this.#game).catch(() => null), need(`${this.#game}-aid`)]);
    this.#state = state;
  }

  /** Shown at once; what cannot be stored is explained again another time. */
  async #change(command: CoachCommand): Promise<void> {
    const before = this.#state ?? { seen: [], off: false };
    this.#state = { seen: [...before.seen, ...(command.seen ?? [])], off: command.off ?? before.off };
    await api.changeCoach(this.#game, command).catch(() => undefined);
  }
}
