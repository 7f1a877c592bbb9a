/** Kontor's pieces for the player aid. */

import type { Pictures } from '../../aid/pictures';
import Coin from '../../kit/Coin.svelte';
import Merchant from '../../kit/Merchant.svelte';
import CardFace from './CardFace.svelte';
import GoodsCircle from './GoodsCircle.svelte';
import Medal from './Medal.svelte';
import { GOODS } from './model';
import Symbol from './Symbol.svelte';
import Ware from './Ware.svelte';
import Wax from './Wax.svelte';

const quay = { owner: 0, symbol: 'none', covered: null };
const DOCK = { ...quay, name: 'R5', kind: 'dock', value: 5, goods: ['wine', 'tea'] };
const CRANE = { ...quay, name: 'R61', kind: 'crane', value: 61, goods: [] };
const CANAL = { name: 'C44', owner: null, symbol: 'none', covered: null, kind: 'canal', value: 44, goods: [] };

export const pictures: Pictures = {
  medal: { Part: Medal },
  coin: { Part: Coin },
  wax: { Part: Wax },
  guardian0: { Part: Merchant, props: { seat: 0 } },
  guardian1: { Part: Merchant, props: { seat: 1 } },
  florin: { Part: Symbol, props: { name: 'florin' } },
  ship: { Part: Symbol, props: { name: 'ship' } },
  dock: { Part: CardFace, props: { card: DOCK } },
  crane: { Part: CardFace, props: { card: CRANE } },
  canal: { Part: CardFace, props: { card: CANAL } },
  circle: { Part: GoodsCircle },
  ...Object.fromEntries(GOODS.map((name) => [name, { Part: Ware, props: { name } }])),
};
