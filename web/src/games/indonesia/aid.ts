/** Indonesia's pieces for the player aid. */

import type { Pictures } from '../../aid/pictures';
import Bill from '../../kit/Bill.svelte';
import Coin from '../../kit/Coin.svelte';
import City from './City.svelte';
import { GOODS } from './model';
import OrderSign from './OrderSign.svelte';
import Token from './Token.svelte';
import Vessel from './Vessel.svelte';

export const pictures: Pictures = {
  coin: { Part: Coin },
  bill: { Part: Bill },
  order: { Part: OrderSign, props: { place: 1 } },
  deed: { Part: Token, props: { type: 'spice', owner: null } },
  rice2: { Part: Token, props: { type: 'rice', owner: 1 } },
  shipping: { Part: Vessel, props: { line: 'a-lampung-shipping', owner: 0 } },
  city1: { Part: City, props: { size: 1 } },
  city2: { Part: City, props: { size: 2 } },
  city3: { Part: City, props: { size: 3 }, high: 48 },
  ...Object.fromEntries(GOODS.map((type) => [type, { Part: Token, props: { type, owner: 0 } }])),
};
