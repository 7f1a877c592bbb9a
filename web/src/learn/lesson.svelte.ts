/** A lesson as the server keeps it: the step that is shown, the table, and the answer to the last move. */

import { api } from '../wire/api';
import type { LessonState } from '../wire/types';
import { Solo } from './solo.svelte';

export class LessonTable extends Solo<LessonState> {
  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    super();
  }

  async load(): Promise<void> {
    await this.ask(() => api.lesson(this.game, this.name));
  }

  async act(action: 'go-on' | 'back' | 'again' | 'play', move: string | null = null): Promise<void> {
    const at = this.state?.at ?? 0;
    await this.ask(() => api.takeStep(this.game, this.name, { action, at, move }));
  }
}

/** Numbers of rules in a text become links to their paragraphs. */
export function withRules(text: string): string {
  return text.replace(/\b([A-Z]{3}-\d+(?:\.\d+[a-z]?)?)\b/g, '[$1](#$1)');
}
