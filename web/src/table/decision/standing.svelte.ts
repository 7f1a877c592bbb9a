/**
 * Moves this device makes by itself: answers the player has settled in advance, and moves that everybody can see are
 * the only ones. They are known to nobody else, are played after the usual pause, and an undo ends them.
 */

import type { GameInfo, Snapshot, StandingInfo } from '../../wire/types';

export class StandingAnswers {
  /** The moves that were settled, by stage. */
  private settled = $state.raw<Record<string, string>>({});
  /** Not before the player has moved themselves: after an undo. */
  private paused = $state(false);

  constructor(private readonly key: string) {
    this.settled = read(key);
  }

  /** What may be settled at this stage. */
  offered(game: GameInfo | null, snapshot: Snapshot): StandingInfo | null {
    return game?.standing.find((answer) => answer.stage === snapshot.stage || answer.stages.includes(snapshot.stage)) ?? null;
  }

  has(answer: StandingInfo): boolean {
    return this.settled[answer.stage] === answer.move;
  }

  set(answer: StandingInfo, on: boolean): void {
    const { [answer.stage]: _, ...others } = this.settled;
    this.keep(on ? { ...others, [answer.stage]: answer.move } : others);
    this.paused = false;
  }

  /** An undo ends what was settled, and nothing is played by itself until the player has moved. */
  undone(): void {
    this.keep({});
    this.paused = true;
  }

  /** The player has chosen. */
  moved(): void {
    this.paused = false;
  }

  /** Ends answers whose stages are over. */
  follow(game: GameInfo | null, snapshot: Snapshot): void {
    for (const answer of game?.standing ?? []) {
      const over = answer.stages.length > 0 && !answer.stages.includes(snapshot.stage);
      if (over && this.has(answer)) this.set(answer, false);
    }
  }

  /** What is to be played now without asking, or null. */
  move(snapshot: Snapshot): string | null {
    if (this.paused || !snapshot.deciding.includes(snapshot.seat)) return null;
    const settled = this.settled[snapshot.stage];
    if (settled && snapshot.legal.some((move) => move.notation === settled)) return settled;
    return snapshot.forced ?? null;
  }

  private keep(settled: Record<string, string>): void {
    this.settled = settled;
    if (Object.keys(settled).length) sessionStorage.setItem(this.key, JSON.stringify(settled));
    else sessionStorage.removeItem(this.key);
  }
}

function read(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
