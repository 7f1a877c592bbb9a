/** What a board may ask of the table around it. Boards get it with `useTable()`, so they also draw without a table. */

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { draggable, type DragTarget } from '../kit/drag';
import { formatter } from '../words/language.svelte';
import type { Formatter } from '../words/formatter';

export type Light = 'lit' | 'chosen' | null;

/** What is said of a piece when it is pointed at, focused or held. */
export interface PieceLabel {
  name: string;
  more?: string;
}

export interface TableContext {
  readonly game: string;
  /** Words of the game in the reader's language, with the players' names. */
  readonly words: Formatter;
  /** Whose eyes the view is for; -1 is a spectator. */
  readonly seat: number;
  readonly deciding: readonly number[];
  /** How a target is shown now. */
  light(target: string): Light;
  /** The seat's own line: presence, clock, who plays in its place. */
  readonly seats: readonly SeatLine[];
}

export interface SeatLine {
  seat: number;
  name: string;
  mine: boolean;
  bot: string | null;
  away: boolean;
  online: boolean;
  clock: number | null;
}

const KEY = Symbol('table');
const FRAME = Symbol('frame');

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

export interface BoardTable extends TableContext {
  /** Makes an element a piece: `{@attach table.piece('seal:EN', {name, more})}`. It lights up, can be chosen and explains itself. */
  piece(target: string | null, pieceLabel?: PieceLabel | string): Attachment<Element>;
  /** Lets a piece be dragged onto another: `{@attach table.drag}`. */
  drag: Attachment<HTMLElement>;
}

/** For boards: the table around, or a mute one in the gallery. */
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

/** Boards have hundreds of pieces: the page is told only of what has changed. */
function write(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
