/** Where the spaces lie on the sheet; long harbours lie down on wide screens and stand up on phones. */

import { around, type Harbour, type View, isWide } from './model';

export const CELL = 40;
const LEFT = 23;
const TOP = 21;
const EDGE = 8;

export interface Side {
  from: number;
  to: number;
  first: number;
  last: number;
  fixed: boolean;
  letters: boolean;
}

export class Sheet {
  readonly across: Side;
  readonly down: Side;
  readonly width: number;
  readonly height: number;
  private readonly turned: boolean;

  constructor(view: View, narrow: boolean) {
    this.turned = narrow && isWide(view);
    const columns = side(view.columns, true);
    const rows = side(view.rows, false);
    this.across = this.turned ? rows : columns;
    this.down = this.turned ? columns : rows;
    this.width = LEFT + (this.across.to - this.across.from + 1) * CELL + EDGE;
    this.height = TOP + (this.down.to - this.down.from + 1) * CELL + EDGE;
  }

  readonly left = LEFT;
  readonly top = TOP;

  get right(): number {
    return this.width - EDGE;
  }

  get bottom(): number {
    return this.height - EDGE;
  }

  /** The middle of a space. */
  spot(row: number, column: number): [x: number, y: number] {
    const [down, across] = this.turned ? [column, row] : [row, column];
    return [LEFT + (across - this.across.from + 0.5) * CELL, TOP + (down - this.down.from + 0.5) * CELL];
  }

  /** The lines around a group of spaces, a little inside, as one path. */
  outline(spaces: readonly [row: number, column: number][], inset: number): string {
    const inside = new Set(spaces.map(String));
    const half = CELL / 2 - inset;
    let path = '';
    for (const [row, column] of spaces) {
      const [x, y] = this.spot(row, column);
      for (const [nearRow, nearColumn] of around(row, column)) {
        if (inside.has(String([nearRow, nearColumn]))) continue;
        const [nearX, nearY] = this.spot(nearRow, nearColumn);
        const [dx, dy] = [Math.sign(nearX - x), Math.sign(nearY - y)];
        // As long as the cell: a corner that turns inwards is joined too.
        const [mx, my] = [x + dx * half, y + dy * half];
        const [before, after] = [-1, 1].map((way) => this.reach(inside, [row, column], [dx, dy], way, half));
        path += dx ? `M${mx} ${y + before!}V${y + after!}` : `M${x + before!} ${my}H${x + after!}`;
      }
    }
    return path;
  }

  /** How far a line runs along its edge: to the neighbour's line where the group goes on, else to the own corner. */
  private reach(inside: Set<string>, [row, column]: [number, number], [dx, dy]: [number, number], way: number, half: number): number {
    const [alongX, alongY] = dx ? [0, way] : [way, 0];
    const goesOn = inside.has(String(this.step(row, column, alongX, alongY)));
    const inwards = inside.has(String(this.step(row, column, alongX + dx, alongY + dy)));
    return way * (goesOn ? (inwards ? CELL - half : CELL / 2) : half);
  }

  private step(row: number, column: number, x: number, y: number): [row: number, column: number] {
    return this.turned ? [row + x, column + y] : [row + y, column + x];
  }

  /** The walls of a canal card: where the water ends. */
  banks(harbour: Harbour, row: number, column: number): string {
    const [x, y] = this.spot(row, column);
    const half = CELL / 2 - 1.6;
    return around(row, column)
      .filter(([nearRow, nearColumn]) => harbour.get(nearRow, nearColumn)?.ground !== 'canal')
      .map(([nearRow, nearColumn]) => {
        const [nearX, nearY] = this.spot(nearRow, nearColumn);
        const [dx, dy] = [Math.sign(nearX - x) * half, Math.sign(nearY - y) * half];
        return dx ? `M${dx} ${-CELL / 2}V${CELL / 2}` : `M${-CELL / 2} ${dy}H${CELL / 2}`;
      })
      .join('');
  }
}

function side(bounds: View['rows'], letters: boolean): Side {
  return { from: bounds.lowest, to: bounds.highest, first: bounds.first, last: bounds.last, fixed: bounds.fixed, letters };
}
