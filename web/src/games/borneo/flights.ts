/** What travels over Borneo's table when something is told. */

import CardBack from '../../kit/CardBack.svelte';
import Merchant from '../../kit/Merchant.svelte';
import Tile from '../../kit/Tile.svelte';
import type { Flight } from '../../table/motion';
import type { GameEvent } from '../index';
import Medal from './Medal.svelte';
import Travelling from './Travelling.svelte';

const backs = (count: unknown, from: string, to: string): Flight[] =>
  Array.from({ length: Math.min(Number(count) || 0, 4) }, () => ({ piece: CardBack, high: 56, from, to }));
const card = (name: unknown, from: string, to: string): Flight[] => [{ piece: Travelling, props: { name }, from, to }];

export function flights(event: GameEvent): Flight[] {
  const seat = `seat:${String(event.seat)}`;
  const merchant = (from: string, to: string): Flight[] => [{ piece: Merchant, props: { seat: event.seat }, from, to }];
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return backs(event.count, 'deck', seat);
    case 'port-opened':
      return [{ piece: Tile, props: { down: true }, from: 'ports-deck', to: `port:${String(event.port)}` }];
    case 'placed':
      return merchant(seat, `merchant:${String(event.company)}-${String(event.rank)}`);
    case 'paid':
      return card(event.piece, seat, 'discard');
    case 'mission-completed':
      return [{ piece: Medal, props: { points: event.points }, from: `missions:${String(event.mission)}`, to: seat }];
    case 'company-changed':
    case 'ousted-left':
      return merchant(`flag:${String(event.company)}`, `merchant:${String(event.to)}-${String(event.end)}`);
    case 'attack-played':
      return card(event.card, seat, 'fight:attack');
    case 'defence-played':
      return card(event.card, seat, 'fight:defence');
    case 'card-kept':
      return card(event.card, 'turn', seat);
    case 'laid':
      return card(event.card, seat, `pile:${String(event.port)}`);
    case 'port-taken':
      return [{ piece: Tile, props: { down: true }, from: 'ports', to: seat }];
    case 'picked':
      return card(event.card, 'ports', seat);
    case 'cards-lost':
      return (event.cards as string[]).flatMap((name) => card(name, 'ports', 'discard'));
    case 'deck-reshuffled':
      return backs(event.count, 'discard', 'deck');
    case 'discarded':
      return backs(1, seat, 'discard');
    default:
      return [];
  }
}
