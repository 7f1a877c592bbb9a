/** The yard that is pointed at in the list, shown on the harbour. */

import { getContext, setContext } from 'svelte';

class PointedYard {
  index = $state<number | null>(null);
}

const KEY = Symbol('yard');

export function provideYard(): void {
  setContext(KEY, new PointedYard());
}

export function usePointedYard(): PointedYard {
  return getContext<PointedYard | undefined>(KEY) ?? new PointedYard();
}
