/** Pieces that fly over Borneo's board, by event. */

import CardBack from '../../kit/CardBack.svelte';
import Merchant from '../../kit/Merchant.svelte';
import Tile from '../../kit/Tile.svelte';
import type { Flight } from '../../table/board/motion';
import type { GameEvent } from '../../wire/games/borneo';
import { COMPANIES, GOODS, type View } from './model';
import MissionPoints from './MissionPoints.svelte';
import Spice from './Spice.svelte';
import FlyingCard from './FlyingCard.svelte';

const backs = (count: number, from: string, to: string): Flight[] =>
  Array.from({ length: Math.min(count, 4) }, () => ({ piece: CardBack, high: 56, from, to }));
const card = (name: string, from: string, to: string): Flight[] => [{ piece: FlyingCard, props: { name }, from, to }];

const merchant = (seat: number, from: string, to: string): Flight[] => [{ piece: Merchant, props: { seat }, from, to }];

export function flights(event: GameEvent): Flight[] {
  const seat = 'seat' in event ? `seat:${event.seat}` : '';
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return backs(event.count, 'deck', seat);
    case 'port-opened':
      return [{ piece: Tile, props: { down: true }, from: 'ports-deck', to: `port:${event.port}` }];
    case 'placed':
      return merchant(event.seat, seat, `merchant:${event.company}-${event.rank}`);
    case 'paid':
      return card(event.piece, seat, 'discard');
    case 'mission-completed':
      return [{ piece: MissionPoints, props: { points: event.points }, from: `missions:${event.mission}`, to: seat }];
    case 'company-changed':
    case 'ousted-left':
      return merchant(event.seat, `flag:${event.company}`, `merchant:${event.to}-${event.end}`);
    case 'attack-played':
      return card(event.card, seat, 'fight:attack');
    case 'defence-played':
      return card(event.card, seat, 'fight:defence');
    case 'card-kept':
      return card(event.card, 'turn', seat);
    case 'laid':
      return card(event.card, seat, `pile:${event.port}`);
    case 'port-taken':
      return [{ piece: Tile, props: { down: true }, from: 'ports', to: seat }];
    case 'picked':
      return card(event.card, 'ports', seat);
    case 'cards-lost':
      return event.cards.flatMap((name) => card(name, 'ports', 'discard'));
    case 'deck-reshuffled':
      return backs(event.count, 'discard', 'deck');
    case 'discarded':
      return backs(1, seat, 'discard');
    default:
      return [];
  }
}

/** The merchant comes home from each company, with spice from the ports and the points of the missions. */
export function honours(view: View, seat: number): Flight[] {
  const { units, missions } = view.players[seat]!;
  const served = COMPANIES.filter((company) => view.rows[company].includes(seat));
  return [
    ...served.map((company) => merchant(seat, `flag:${company}`, `seat:${seat}`)).flat(),
    ...GOODS.filter((good) => units?.[good]).map((good) => ({ piece: Spice, props: { good }, from: 'ports', to: `seat:${seat}` })),
    ...Array.from({ length: Math.min(missions, 4) }, (_, at) => ({ piece: MissionPoints, props: { points: view.missions[at]?.points ?? 5 }, from: 'board', to: `seat:${seat}` })),
  ];
}
