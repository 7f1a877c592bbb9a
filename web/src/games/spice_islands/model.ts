/** The view and constants of Spice Islands, how its organisations are told apart, and what a piece will bring. */

import type { Banner } from '../../kit/banner';
import {
  CARGOES,
  COLOURS,
  FREIGHT,
  GOOD_INCOME,
  SKULL,
  SKULL_NAME,
  SPICE_INCOME,
  type Contest,
  type Organisation,
  type Ship,
  type Throw,
  type View,
} from '../../wire/games/spice_islands';

export * from '../../wire/games/spice_islands';

export type Colour = (typeof COLOURS)[number];
export type DieColour = View['dice'][number];
export type CargoName = (typeof CARGOES)[number];

/** The colours of an organisation: cloth and paint, and what is drawn on it. */
export const PAINT: Record<DieColour, { field: string; ink: string; tint: string; hull: string }> = {
  green: { field: '#3c7a4c', ink: '#f6eeda', tint: '#c9dfc0', hull: '#5c4a2a' },
  blue: { field: '#2b5a96', ink: '#f6eeda', tint: '#bfd3e8', hull: '#4d4540' },
  yellow: { field: '#e4b332', ink: '#3b2704', tint: '#f5e2a6', hull: '#7a4f2a' },
  orange: { field: '#c9601a', ink: '#fdf3e2', tint: '#f4cfa8', hull: '#8a2f14' },
  black: { field: '#2a2420', ink: '#f1e6cd', tint: '#cfc5b4', hull: '#3b312b' },
  purple: { field: '#6b4489', ink: '#f6eeda', tint: '#d8c6e4', hull: '#4d4540' },
};

const CUT: Record<Colour, Banner['cut']> = { green: 'straight', blue: 'swallow', yellow: 'scallop', orange: 'tongues', black: 'pennon' };

/** The cloth; the sigil is put on it by `Standard`. */
export const BANNERS = Object.fromEntries(
  COLOURS.map((colour) => [colour, { cut: CUT[colour], charge: 'plain', field: PAINT[colour].field, ink: PAINT[colour].ink }]),
) as Record<Colour, Banner>;

export const organisation = (view: View, colour: Colour): Organisation => view.organisations.find((entry) => entry.colour === colour)!;

export const sharesHeld = (view: View, colour: Colour): number => view.players.reduce((sum, player) => sum + player.shares[colour].length, 0);

/** SPI-9.5: what each share would earn if the dividend were paid now. */
export function dividendPerShare(view: View, colour: Colour): number {
  const shares = sharesHeld(view, colour);
  return shares ? Math.floor(organisation(view, colour).treasury / shares) : 0;
}

/** SPI-9.2: the dice of each seat if the player whose turn it is made the last step now. */
export function votes(view: View, colour: Colour): { seat: number; dice: number }[] {
  const captain = organisation(view, colour).captain;
  return view.players
    .map((player, seat) => ({ seat, dice: player.shares[colour].length + Number(seat === view.active) + Number(seat === captain) }))
    .filter(({ dice }) => dice > 0);
}

/** SPI-6.5: what a merchant ship's cargo will bring the treasuries. */
export function income(ship: Ship): [Colour, number][] {
  const sums = new Map<Colour, number>();
  const add = (colour: Colour, amount: number) => sums.set(colour, (sums.get(colour) ?? 0) + amount);
  for (const cargo of ship.cargo) {
    if (cargo === 'spice') add(ship.colour, SPICE_INCOME);
    else {
      add(cargo.replace('-good', '') as Colour, GOOD_INCOME);
      add(ship.colour, FREIGHT);
    }
  }
  return [...sums];
}

export const isMerchant = (ship: Ship): boolean => ship.colour !== 'orange' && ship.colour !== 'black';

/** The dice that decided a round: the highest of an election, the skulls of everything else. */
export function decisive(contest: Contest, round: Throw[]): (face: string) => boolean {
  if (contest.about !== 'election') return (face) => face === SKULL_NAME;
  const worth = (face: string) => (face === SKULL_NAME ? SKULL : Number(face));
  const best = Math.max(...round.flatMap((entry) => entry.dice.map(worth)));
  return (face) => worth(face) === best;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
