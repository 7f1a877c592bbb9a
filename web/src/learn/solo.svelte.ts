/** What the server keeps for one person alone, a lesson or a puzzle: its state, asked for by one question at a time. */

import { refusalOf } from '../wire/api';
import type { Refused } from '../wire/types';

export class Solo<State> {
  state = $state.raw<State | null>(null);
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);

  protected async ask(question: () => Promise<State>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.refused = await refusalOf(async () => {
        this.state = await question();
      });
    } finally {
      this.busy = false;
    }
  }
}
