/** A puzzle being solved: the moves found so far are kept here, the server judges each. */

import { RequestError, api } from '../wire/api';
import type { PuzzleState, Refused } from '../wire/types';

export class PuzzleTable {
  state = $state.raw<PuzzleState | null>(null);
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  load(): Promise<void> {
    return this.ask(() => api.puzzle(this.game, this.id));
  }

  /** A move; without one the solution is shown. */
  act(move: string | null): Promise<void> {
    const found = this.state?.found ?? [];
    return this.ask(() => api.answerPuzzle(this.game, this.id, { found, move }));
  }

  private async ask(question: () => Promise<PuzzleState>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.state = await question();
      this.refused = null;
    } catch (error) {
      if (error instanceof RequestError) this.refused = error.refused;
    } finally {
      this.busy = false;
    }
  }
}
