/** Cache of the expedition cards this browser has been shown, used only to draw flying cards. */

import type { Card, View } from './model';

const cards = new Map<string, Card>();

export function remember(view: View): void {
  const open = view.ports.flatMap((port) => port?.pile ?? []);
  const played = view.conflict ? [...view.conflict.attack_cards, ...view.conflict.defence_cards] : [];
  for (const card of [...open, ...played, ...view.players.flatMap((player) => player.hand ?? [])]) cards.set(card.name, card);
}

export function cachedCard(name: string): Card | undefined {
  return cards.get(name);
}
