/** Batavia's pieces for the player aid. */

import type { Pictures } from '../../aid/pictures';
import Bill from '../../kit/Bill.svelte';
import Cannon from '../../kit/Cannon.svelte';
import Card from '../../kit/Card.svelte';
import Coin from '../../kit/Coin.svelte';
import Crate from '../../kit/Crate.svelte';
import Good from '../../kit/Good.svelte';
import Merchant from '../../kit/Merchant.svelte';
import Seal from '../../kit/Seal.svelte';
import Tile from '../../kit/Tile.svelte';
import { BANNERS, GOODS, TINTS } from './model';
import ShipCard from './ShipCard.svelte';

export const pictures: Pictures = {
  coin: { Part: Coin },
  bill: { Part: Bill },
  ship: { Part: ShipCard, props: { company: 'FR' }, high: 56 },
  ship2: { Part: ShipCard, props: { company: 'SE' }, high: 56 },
  back: { Part: Card, props: { back: true }, high: 56 },
  seal: { Part: Seal, props: { banner: BANNERS.FR } },
  merchant: { Part: Merchant, props: { seat: 0 } },
  crate: { Part: Crate, props: { seat: 0 } },
  tile: { Part: Tile, props: { band: TINTS.FR } },
  tile2: { Part: Tile, props: { band: TINTS.NL } },
  cannon: { Part: Cannon },
  ...Object.fromEntries(GOODS.map((name) => [name, { Part: Good, props: { name } }])),
};
