/** The zones of a game without a board: its view as tables of names and numbers. */

import type { GameZones } from '../../games';
import PlainBoard from './PlainBoard.svelte';
import PlainPlayer from './PlainPlayer.svelte';

export const plainZones: GameZones = {
  Board: PlainBoard,
  ratio: 1.6,
  Own: PlainPlayer,
  facts: () => [],
  Player: PlainPlayer,
  round: () => '',
  essential: [],
  secondary: [],
};
