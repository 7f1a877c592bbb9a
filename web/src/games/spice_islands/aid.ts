/** The pieces of Spice Islands for the player aid. */

import type { Pictures } from '../../aid/pictures';
import Coin from '../../kit/Coin.svelte';
import Captain from './Captain.svelte';
import CargoPiece from './CargoPiece.svelte';
import ColourDie from './ColourDie.svelte';
import { SKULL_NAME } from './model';
import PirateDie from './PirateDie.svelte';
import Share from './Share.svelte';
import Vessel from './Vessel.svelte';

const ship = (name: string, colour: string, cargo: string[] = []) => ({ ship: { name, colour, cargo, space: 'S1' } });

export const pictures: Pictures = {
  coin: { Part: Coin },
  share: { Part: Share, props: { colour: 'green' } },
  captain: { Part: Captain, props: { colour: 'blue' } },
  skull: { Part: PirateDie, props: { face: SKULL_NAME } },
  good: { Part: CargoPiece, props: { name: 'blue-good' } },
  spice: { Part: CargoPiece, props: { name: 'spice' } },
  vessel: { Part: Vessel, props: ship('green1', 'green', ['blue-good']) },
  pirates: { Part: Vessel, props: ship('pirate', 'black') },
  navy: { Part: Vessel, props: ship('navy', 'orange') },
  ...Object.fromEntries(['green', 'black', 'orange', 'purple'].map((colour) => [`die-${colour}`, { Part: ColourDie, props: { colour } }])),
};
