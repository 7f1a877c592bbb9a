/** Borneo's pieces for the player aid. */

import type { Pictures } from '../../aid/pictures';
import Card from '../../kit/Card.svelte';
import Merchant from '../../kit/Merchant.svelte';
import Tile from '../../kit/Tile.svelte';
import CardFace from './CardFace.svelte';
import CompanyFlag from './CompanyFlag.svelte';
import DoubleMark from './DoubleMark.svelte';
import MissionScroll from './MissionScroll.svelte';
import { COMPANIES } from './model';
import Scales from './Scales.svelte';
import Spice from './Spice.svelte';

const CARD = { name: 'E04', top: ['yellow', 'yellow', 'red'], second: 'blue', good: 'pepper', value: 2 };

export const pictures: Pictures = {
  mission: { Part: MissionScroll },
  pepper: { Part: Spice, props: { good: 'pepper' } },
  merchant: { Part: Merchant, props: { seat: 0 } },
  scales: { Part: Scales },
  card: { Part: CardFace, props: { card: CARD }, wide: 66, high: 48 },
  back: { Part: Card, props: { back: true }, high: 56 },
  port: { Part: Tile, props: { down: true } },
  double: { Part: DoubleMark, wide: 22, high: 22 },
  ...Object.fromEntries(COMPANIES.map((company) => [company, { Part: CompanyFlag, props: { company }, wide: 40, high: 30 }])),
};
