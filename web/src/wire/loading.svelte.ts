/** Loading and acting: what comes too late is dropped, and why the server refused is kept to be told. */

import { refusalOf, RequestError } from './api';
import type { Refused } from './types';

/** Something that is loaded, and loaded again when what it depends on changes. */
export class Resource<Found> {
  /** The newest answer; it stays while another is awaited. */
  value = $state.raw<Found | null>(null);
  /** Why the newest question had no answer. */
  error = $state.raw<RequestError | null>(null);
  #asked = 0;
  readonly #load: () => Promise<Found> | null;

  /** `load` gives null where there is nothing to ask for yet. */
  constructor(load: () => Promise<Found> | null) {
    this.#load = load;
  }

  get refused(): Refused | null {
    return this.error?.refused ?? null;
  }

  /** Asks; an answer to an earlier question is dropped from now on. Faults of the page itself are not caught. */
  async ask(): Promise<void> {
    const number = (this.#asked += 1);
    const answer = this.#load();
    if (!answer) return;
    try {
      const found = await answer;
      if (number === this.#asked) [this.value, this.error] = [found, null];
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (number === this.#asked) this.error = error;
    }
  }

  /** Nobody waits for the answer any more. */
  forget(): void {
    this.#asked += 1;
  }
}

/** In a component: loads now, again whenever what `load` reads before it waits has changed, and never after it is gone. */
export function resource<Found>(load: () => Promise<Found> | null): Resource<Found> {
  const made = new Resource(load);
  $effect(() => {
    void made.ask();
    return () => made.forget();
  });
  return made;
}

/** Something that a person does: once at a time, and a refusal is kept until the next try. */
export class Action<Given extends unknown[]> {
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  readonly #step: (...given: Given) => Promise<unknown>;

  constructor(step: (...given: Given) => Promise<unknown>) {
    this.#step = step;
  }

  readonly run = async (...given: Given): Promise<void> => {
    if (this.busy) return;
    [this.busy, this.refused] = [true, null];
    try {
      this.refused = await refusalOf(() => this.#step(...given));
    } finally {
      this.busy = false;
    }
  };
}

export const action = <Given extends unknown[]>(step: (...given: Given) => Promise<unknown>): Action<Given> => new Action(step);
