/** The context of a board. `useTable()` also works without a table, with a default. */

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { draggable, type DragTarget } from '../kit/drag';
import { formatter } from '../words/language.svelte';
import type { SeatRating } from '../wire/types';
import type { Formatter } from '../words/formatter';
import type { Planner } from './decision/plan.svelte';

export type Light = 'lit' | 'chosen' | null;

/** What is shown and spoken of a piece on hover, focus or long press. */
export interface PieceLabel {
  name: string;
  more?: string;
}

export interface TableContext {
  readonly game: string;
  /** The id of a live table. */
  readonly id?: string;
  /** What of a live table is shown: the log reaches so far. */
  readonly position?: { ply: number; undone: number };
  /** The formatter of the game, with the players' names. */
  readonly words: Formatter;
  /** The seat the view is for; -1 is a spectator. */
  readonly seat: number;
  readonly deciding: readonly number[];
  /** Changes with every decision of the seat. */
  readonly decision?: number;
  /** How a target is shown now. */
  light(target: string): Light;
  /** The plan of a decision of many moves, at a live table. */
  readonly plan?: Planner;
  /** At a rated table, how everybody is rated. */
  readonly ratings?: { of(seat: number): SeatRating | null };
  /** Each seat's status: presence, clock, the bot that plays for it. */
  readonly seats: readonly SeatLine[];
}

export interface SeatLine {
  seat: number;
  name: string;
  mine: boolean;
  /** A person plays here, or a bot in their place until they come back. */
  person?: boolean;
  bot: string | null;
  away: boolean;
  /** A bot plays for a player who resigned. */
  vacant?: boolean;
  /** A program plays here. */
  program?: boolean;
  online: boolean;
  clock: number | null;
  clockRuns?: boolean;
  /** On vacation until this time of day, in seconds. */
  vacation?: number | null;
}

/** Whether another person has the seat. */
export function isOther(table: TableContext, seat: number): boolean {
  return table.seats.some((line) => line.seat === seat && line.person && !line.mine);
}

const KEY = Symbol('table');
const FRAME = Symbol('frame');
const LARGE = Symbol('large board');

const DETACHED: TableContext = {
  game: '',
  get words() {
    return formatter();
  },
  seat: -1,
  deciding: [],
  seats: [],
  light: () => null,
};

export function provideTable(table: TableContext): void {
  setContext(KEY, table);
}

/** The frame around a board offers what a drag needs. */
export function provideFrame(frame: DragTarget): void {
  setContext(FRAME, frame);
}

/** The board can take the place of seats, panels and own holdings; the question stays beside it. */
export interface LargeBoard {
  readonly isOn: boolean;
  toggle(): void;
}

export function provideLargeBoard(board: LargeBoard): void {
  setContext(LARGE, board);
}

export function useLargeBoard(): LargeBoard | undefined {
  return getContext<LargeBoard | undefined>(LARGE);
}

export interface BoardTable extends TableContext {
  /** Makes an element a piece: `{@attach table.piece('seal:EN', {name, more})}`. It lights up, can be chosen and explains itself. */
  piece(target: string | null, pieceLabel?: PieceLabel | string): Attachment<Element>;
  /** Lets a piece be dragged onto another: `{@attach table.drag}`. */
  drag: Attachment<HTMLElement>;
}

/** For boards: the context of the table, or a default in the gallery. */
export function useTable(): BoardTable {
  const table = getContext<TableContext | undefined>(KEY) ?? DETACHED;
  const piece: BoardTable['piece'] = (target, pieceLabel) => (node) => {
    const said: PieceLabel = typeof pieceLabel === 'string' ? { name: pieceLabel } : (pieceLabel ?? { name: '' });
    const light = target === null ? null : table.light(target);
    mark(node, target, said, light);
  };
  const frame = getContext<DragTarget | undefined>(FRAME) ?? { choose: () => false, cancelLongPress: () => undefined };
  return Object.create(table, { piece: { value: piece }, drag: { value: draggable(frame) } }) as BoardTable;
}

const labels = new WeakMap<Element, PieceLabel>();

export function labelOf(node: Element): PieceLabel | undefined {
  return labels.get(node);
}

function mark(node: Element, target: string | null, pieceLabel: PieceLabel, light: Light): void {
  labels.set(node, pieceLabel);
  const label = pieceLabel.more ? `${pieceLabel.name}. ${pieceLabel.more}` : pieceLabel.name;
  write(node, 'data-piece', '');
  write(node, 'data-target', target);
  node.classList.toggle('lit', light !== null);
  node.classList.toggle('chosen', light === 'chosen');
  write(node, 'role', light ? 'button' : 'img');
  write(node, 'tabindex', light ? '0' : '-1');
  write(node, 'aria-label', label || (target ?? ''));
}

/** Boards have hundreds of pieces: write only what has changed. */
function write(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
