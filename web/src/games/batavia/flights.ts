/** Pieces that fly over Batavia's board, by event. */

import Bill from '../../kit/Bill.svelte';
import CardBack from '../../kit/CardBack.svelte';
import Coin from '../../kit/Coin.svelte';
import Crate from '../../kit/Crate.svelte';
import Seal from '../../kit/Seal.svelte';
import type { Flight } from '../../table/board/motion';
import type { GameEvent } from '../../wire/games/batavia';
import { BANNERS, GOODS, leaders, type View } from './model';
import ShipCard from './ShipCard.svelte';

const place = (seat: number) => `seat:${seat}`;
const times = (count: number, most: number) => Array.from({ length: Math.min(count, most) });

export function flights(event: GameEvent): Flight[] {
  const seat = 'seat' in event ? place(event.seat) : '';
  switch (event.type) {
    case 'lot-turned':
      return event.cards.map((company) => ({ piece: ShipCard, props: { company }, high: 56, from: 'deck', to: 'lot' }));
    case 'sold':
      return event.lot.map((company) => ({ piece: ShipCard, props: { company }, high: 56, from: 'lot', to: seat }));
    case 'paid':
      return times(event.amount, 5).map(() => ({ piece: Bill, from: seat, to: place(event.to) }));
    case 'drew':
      return times(event.count, 2).map(() => ({ piece: CardBack, high: 56, from: 'deck', to: seat }));
    case 'laid':
      return [
        {
          piece: ShipCard,
          props: { company: event.company },
          high: 56,
          from: seat,
          to: `ships:${event.seat}:${event.company}`,
        },
      ];
    case 'sailed':
      return [
        { piece: Crate, props: { seat: event.seat }, from: seat, to: `box:${event.company}-${event.good}` },
      ];
    case 'converted':
      return times(event.gold, 6).map(() => ({ piece: Coin, from: 'chart', to: seat }));
    case 'pirates-attacked':
      return event.companies.flatMap((company) =>
        times(event.sunk, 6).map(() => ({ piece: ShipCard, props: { company }, high: 56, from: `fleet:${company}`, to: 'discard' })),
      );
    default:
      return [];
  }
}

/** Seals from their fleets, and a crate from each warehouse with the majority. */
export function honours(view: View, seat: number): Flight[] {
  const { seals, crates } = view.players[seat]!;
  const led = GOODS.filter((good) => leaders(view.players, good).seats.includes(seat));
  return [
    ...seals.map((company) => ({ piece: Seal, props: { banner: BANNERS[company] }, from: `fleet:${company}`, to: place(seat) })),
    ...led.map((good) => ({ piece: Crate, props: { seat }, from: `box:${crates[good][0]}-${good}`, to: place(seat) })),
    ...times(3, 3).map(() => ({ piece: Coin, from: 'board', to: place(seat) })),
  ];
}
