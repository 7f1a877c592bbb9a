/** The hand card that is pointed at; the ports show what it would do there. */

import { getContext, setContext } from 'svelte';

class PointedCard {
  name = $state<string | null>(null);
}

const KEY = Symbol('card');

export function provideCard(): void {
  setContext(KEY, new PointedCard());
}

export function usePointedCard(): PointedCard {
  return getContext<PointedCard | undefined>(KEY) ?? new PointedCard();
}
