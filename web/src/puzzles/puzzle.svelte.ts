/** A puzzle being solved: the moves found so far are kept here, the server judges each. */

import { api } from '../wire/api';
import type { PuzzleState } from '../wire/types';
import { Solo } from '../learn/solo.svelte';

export class PuzzleTable extends Solo<PuzzleState> {
  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    super();
  }

  load(): Promise<void> {
    return this.ask(() => api.puzzle(this.game, this.id));
  }

  /** A move; without one the solution is shown. */
  act(move: string | null): Promise<void> {
    const found = this.state?.found ?? [];
    return this.ask(() => api.answerPuzzle(this.game, this.id, { found, move }));
  }
}
