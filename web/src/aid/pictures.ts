/** The pictures of a player aid: pieces of the board, by the names that the game's aid uses (`aid.ts` in its folder). */

import type { Component } from 'svelte';

export interface Picture {
  Part: Component<never>;
  props?: Record<string, unknown>;
  /** Its box, if it is not 40 by 40. */
  wide?: number;
  high?: number;
}

export type Pictures = Record<string, Picture>;

const found = import.meta.glob('../games/*/aid.ts') as Record<string, () => Promise<{ pictures: Pictures }>>;

export async function loadPictures(game: string): Promise<Pictures> {
  return (await found[`../games/${game}/aid.ts`]?.())?.pictures ?? {};
}
