/** A lesson as the server keeps it: the step that is shown, the table, and the answer to the last move. */

import { RequestError, api } from '../wire/api';
import type { LessonState, Refused } from '../wire/types';

export class LessonTable {
  state = $state.raw<LessonState | null>(null);
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);

  constructor(
    readonly game: string,
    readonly name: string,
  ) {}

  async load(): Promise<void> {
    await this.ask(() => api.lesson(this.game, this.name));
  }

  async act(action: 'go-on' | 'back' | 'again' | 'play', move: string | null = null): Promise<void> {
    const at = this.state?.at ?? 0;
    await this.ask(() => api.takeStep(this.game, this.name, { action, at, move }));
  }

  private async ask(question: () => Promise<LessonState>): Promise<void> {
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

/** Numbers of rules in a text become links to their paragraphs. */
export function withRules(text: string): string {
  return text.replace(/\b([A-Z]{3}-\d+(?:\.\d+[a-z]?)?)\b/g, '[$1](#$1)');
}
