/** Pieces that fly over Pasar's board, by event. */

import Coin from '../../kit/Coin.svelte';
import GoodPiece from '../../kit/Good.svelte';
import type { Flight } from '../../table/board/motion';
import type { GameEvent } from '../../wire/games/pasar';

export function flights(event: GameEvent): Flight[] {
  switch (event.type) {
    case 'took':
      return [{ piece: GoodPiece, props: { name: event.good }, from: event.stall, to: `seat:${event.seat}` }];
    case 'sold':
      return [{ piece: Coin, props: { value: event.coins }, from: `price:${event.good}`, to: `purse:${event.seat}` }];
    default:
      return [];
  }
}
