/** What a page is called: by its address, or as the page itself says when it knows more. */

import { here } from '../router.svelte';
import { formatter, has, t } from '../words/language.svelte';

const said = $state({ path: '', text: '' });

/** The page at the current address is called so. */
export function called(text: string): void {
  said.path = here().path;
  said.text = text;
}

/** By the name of the route, and a game that the address names. */
export function titleOf(route: string, game: string | null, name: string | null): string {
  if (said.text && said.path === here().path) return `${said.text} · Fondaco`;
  const words = game && has(`${game}-name`) ? formatter(game).say(`${game}-name`) : null;
  const id = words && has(`share-${route}-game`) ? `share-${route}-game` : `share-${route}`;
  return `${t(id, { game: words ?? '', name: name ?? '' })} · Fondaco`;
}
