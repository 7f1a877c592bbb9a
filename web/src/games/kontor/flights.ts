/** Pieces that fly over Kontor's board, by event; cards that stay visible are animated by their `data-key`. */

import Coin from '../../kit/Coin.svelte';
import Merchant from '../../kit/Merchant.svelte';
import type { Flight } from '../../table/board/motion';
import type { GameEvent } from '../../wire/games/kontor';
import type { View } from './model';
import StockBack from './StockBack.svelte';
import Token from './Token.svelte';
import Wax from './Wax.svelte';
import Ware from './Ware.svelte';

const coins = (count: number, from: string, to: string): Flight[] =>
  Array.from({ length: Math.min(count, 4) }, () => ({ piece: Coin, from, to }));

export function flights(event: GameEvent): Flight[] {
  const seat = 'seat' in event ? event.seat : -1;
  switch (event.type) {
    case 'wish-sealed':
    case 'show-sealed':
    case 'choice-sealed':
      return [{ piece: Wax, from: `seat:${seat}`, to: `choice:${seat}` }];
    case 'revealed':
    case 'shown':
      return [{ piece: Token, props: { name: event.card }, from: `seat:${seat}`, to: `choice:${seat}` }];
    case 'broke':
    case 'taken-back':
      return [{ piece: Token, props: { name: event.card }, from: `choice:${seat}`, to: `seat:${seat}` }];
    case 'passed':
    case 'relieved':
    case 'income':
      return coins(event.florins, 'treasury', `purse:${seat}`);
    case 'tax-paid':
      return coins(1, `purse:${seat}`, 'treasury');
    case 'bought':
      return [
        ...coins(event.florins, `purse:${seat}`, 'treasury'),
        { piece: StockBack, props: { stock: 'special' }, from: 'special', to: `seat:${seat}` },
      ];
    case 'removed':
      return [{ piece: Token, props: { name: event.card }, from: `space:${event.space}`, to: `pile:${event.owner}` }];
    case 'drew':
      return [{ piece: Token, props: { name: event.card }, from: event.card.startsWith('C') ? 'canal-pile' : `pile:${seat}`, to: `seat:${seat}` }];
    case 'stored':
      return event.goods.map((name) => ({ piece: Ware, props: { name }, from: `seat:${seat}`, to: `space:${event.space}` }));
    case 'yard-won':
      return event.guarded
        ? [{ piece: Merchant, props: { seat: event.seat }, from: `seat:${seat}`, to: `space:${String(event.spaces).split(' ')[0] ?? ''}` }]
        : [];
    default:
      return [];
  }
}

/** The guardians leave the yards they won, with the wares that are stored there. */
export function honours(view: View, seat: number): Flight[] {
  const held = view.yards.filter((yard) => yard.closed && yard.guard === seat);
  const stored = view.spaces.filter(({ card }) => card.owner === seat && card.goods.length);
  return [
    ...held.map((yard) => ({ piece: Merchant, props: { seat }, from: `space:${yard.spaces[0]}`, to: `seat:${seat}` })),
    ...stored.slice(0, 5).map(({ space, card }) => ({ piece: Ware, props: { name: card.goods[0] }, from: `space:${space}`, to: `seat:${seat}` })),
  ];
}
