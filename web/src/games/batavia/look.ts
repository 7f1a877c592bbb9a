/** Batavia on the table: what the server sends, and how companies and goods are drawn. */

import type { Banner } from '../../kit/banner';

export const COMPANIES = ['EN', 'DK', 'FR', 'NL', 'SE'] as const;
export const GOODS = ['tea', 'cotton', 'porcelain', 'silk', 'ginger', 'nutmeg', 'pepper'] as const;
export type Company = (typeof COMPANIES)[number];
export type Good = (typeof GOODS)[number];
export type Counts = Record<Company, number>;

export interface Player {
  gold: number;
  merchant: number;
  cards: number;
  hand: Counts | null;
  bills: number | null;
  table: Counts;
  tiles: Counts;
  seals: Company[];
  crates: Record<Good, Company[]>;
}

export interface View {
  round: number;
  players: Player[];
  track: (string | null)[];
  shown: number;
  deck: number;
  discard: Counts;
  lot: Counts;
  bid: number;
  bidder: number | null;
  bidding: number[];
  auctioneer: number | null;
  ship: number | null;
  hex: number | null;
  to_act: number;
  laid: number;
  markers: Counts;
  cannon: number;
  pirates_at: number;
}

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

/** BAT-10.2, in gold: alone in the lead, lead shared. */
export const WORTH: Record<Good, [alone: number, shared: number]> = {
  tea: [10, 5],
  cotton: [11, 5],
  porcelain: [12, 6],
  silk: [13, 6],
  ginger: [14, 7],
  nutmeg: [15, 7],
  pepper: [16, 8],
};

export const LAST = 36;

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
