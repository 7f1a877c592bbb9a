/** Pasar's pieces for the player aid. */

import type { Pictures } from '../../aid/pictures';
import Coin from '../../kit/Coin.svelte';
import Good from '../../kit/Good.svelte';
import { GOODS } from './model';

export const pictures: Pictures = {
  coin: { Part: Coin },
  ...Object.fromEntries(GOODS.map((name) => [name, { Part: Good, props: { name } }])),
};
