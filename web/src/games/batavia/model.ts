/** Batavia's view and constants, how its companies are drawn, and questions about a view. */

import type { Banner } from '../../kit/banner';
import { COMPANIES, GOODS, type Player } from '../../wire/games/batavia';

export * from '../../wire/games/batavia';

export type Company = (typeof COMPANIES)[number];
export type Good = (typeof GOODS)[number];
export type Counts = Player['table'];

export const BANNERS: Record<Company, Banner> = {
  EN: { cut: 'straight', charge: 'cross', field: '#fdf8ee', ink: '#b5301f' },
  DK: { cut: 'swallow', charge: 'nordic', field: '#7b1d33', ink: '#fdf8ee' },
  FR: { cut: 'scallop', charge: 'lily', field: '#5d4a92', ink: '#f2c64b' },
  NL: { cut: 'pennon', charge: 'bands', field: '#dc7a1e', ink: '#fdf8ee', third: '#27508c' },
  SE: { cut: 'tongues', charge: 'nordic', field: '#1f6a9a', ink: '#f4cf4e' },
};

/** The tint of a company's cards, tiles and boxes: light enough for its flag to stand out. */
export const TINTS: Record<Company, string> = {
  EN: '#efc2b4',
  DK: '#d4aab4',
  FR: '#cbc2e2',
  NL: '#f3d3a6',
  SE: '#b5d5e6',
};

export function split(tile: string): { company: Company; good: Good } {
  const [company, good] = tile.split('-');
  return { company: company as Company, good: good as Good };
}

/** Names repeated as often as they are counted: `{EN: 2}` to `EN, EN`. */
export function spread(counts: Counts): Company[] {
  return COMPANIES.flatMap((company) => Array<Company>(counts[company]).fill(company));
}

/** Who has most crates of a good, and how many. */
export function leaders(players: Player[], good: Good): { seats: number[]; most: number } {
  const counts = players.map((player) => player.crates[good].length);
  const most = Math.max(...counts);
  return { most, seats: most ? counts.flatMap((count, seat) => (count === most ? [seat] : [])) : [] };
}

export const sum = (counts: Counts): number => COMPANIES.reduce((total, company) => total + counts[company], 0);
