/** The faces of expedition cards that this browser has been shown, for the pieces that travel; nothing else uses them. */

import type { Card, View } from './model';

const faces = new Map<string, Card>();

export function remember(view: View): void {
  const open = view.ports.flatMap((port) => port?.pile ?? []);
  const played = view.conflict ? [...view.conflict.attack_cards, ...view.conflict.defence_cards] : [];
  for (const card of [...open, ...played, ...view.players.flatMap((player) => player.hand ?? [])]) faces.set(card.name, card);
}

export function faceOf(name: string): Card | undefined {
  return faces.get(name);
}
