/** Kontor's view and constants, and questions about the harbour. */

import { COLUMN_LETTERS, GOODS, type Card, type Space, type STOCKS, type View, type Yard } from '../../wire/games/kontor';

export * from '../../wire/games/kontor';

export type Ware = (typeof GOODS)[number];
export type Kind = Card['kind'];
export type Stock = (typeof STOCKS)[number];

export const letter = (column: number) => COLUMN_LETTERS[column] ?? '';
export const spaceName = (row: number, column: number) => `${letter(column)}${row + 1}`;
export const coordinates = (space: string): [row: number, column: number] => [Number(space.slice(1)) - 1, COLUMN_LETTERS.indexOf(space[0] ?? '')];

export function around(row: number, column: number): [row: number, column: number][] {
  return [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ];
}

/** A space without a card that a card could still come to: beside a card and within the limits. */
export interface Free {
  space: string;
  row: number;
  column: number;
  /** KON-12.2: whose cranes stand beside it. */
  cranes: number[];
  /** Yards for which it is the last gap. */
  last: number[];
}

/** The harbour as the drawing needs it, found from the view alone. */
export class Harbour {
  private readonly at: Map<string, Space>;
  /** KON-9.2: by yard, the free spaces beside it. */
  readonly gaps: string[][];
  readonly free: Free[];

  constructor(readonly view: View) {
    this.at = new Map(view.spaces.map((space) => [space.space, space]));
    this.gaps = view.yards.map((yard) => (yard.closed ? [] : this.beside(yard.spaces)));
    this.free = this.beside(view.spaces.map((space) => space.space)).map((space) => this.describe(space));
  }

  get(row: number, column: number): Space | undefined {
    return this.at.get(spaceName(row, column));
  }

  card(space: string): Card | undefined {
    return this.at.get(space)?.card;
  }

  within(row: number, column: number): boolean {
    const { rows, columns } = this.view;
    return row >= rows.lowest && row <= rows.highest && column >= columns.lowest && column <= columns.highest;
  }

  neighbours(space: string): Space[] {
    return around(...coordinates(space)).flatMap(([row, column]) => this.get(row, column) ?? []);
  }

  isOpen(space: Space): boolean {
    return space.yard !== null && !this.view.yards[space.yard]!.closed;
  }

  /** KON-7.2: what the ship could remove from a canal card. */
  removableBeside(space: string): Space[] {
    return this.neighbours(space).filter((near) => near.card.owner !== null && near.card.symbol === 'ship' && this.isOpen(near));
  }

  /** KON-7.2: cards that the ship could remove after some move. */
  threatened(): Set<string> {
    const waters = this.view.spaces.filter((space) => space.ground === 'canal' && space.space !== this.view.ship);
    return new Set(waters.flatMap((space) => this.removableBeside(space.space).map((near) => near.space)));
  }

  private beside(spaces: string[]): string[] {
    const found = new Set<string>();
    for (const space of spaces) {
      for (const [row, column] of around(...coordinates(space))) {
        if (!this.get(row, column) && this.within(row, column)) found.add(spaceName(row, column));
      }
    }
    return [...found];
  }

  private describe(space: string): Free {
    const [row, column] = coordinates(space);
    const near = this.neighbours(space);
    const cranes = near.flatMap(({ card }) => (card.kind === 'crane' && card.owner !== null ? [card.owner] : []));
    const last = this.gaps.flatMap((gaps, yard) => (gaps.length === 1 && gaps[0] === space ? [yard] : []));
    return { space, row, column, cranes: [...new Set(cranes)].sort(), last };
  }
}

/** KON-10.2: by good, how much the first player's warehouses outnumber the second's. */
export function lead(yard: Yard): Record<Ware, number> {
  const [red, black] = yard.warehouses;
  return Object.fromEntries(GOODS.map((good) => [good, (red?.[good] ?? 0) - (black?.[good] ?? 0)])) as Record<Ware, number>;
}

/** The ground of a quay card: tinted by who leads its yard or guards it. */
export function tint(yard: Yard | undefined): string {
  const seat = yard ? (yard.closed ? yard.guard : yard.leader) : null;
  if (seat === null) return yard?.closed ? '#cfc6b2' : '#f3e6c8';
  if (seat === 0) return yard!.closed ? '#dd8f78' : '#f0c3ad';
  return yard!.closed ? '#8f8d97' : '#c3c1c6';
}

export function isWide(view: View): boolean {
  return view.columns.limit > view.rows.limit * 1.6;
}
