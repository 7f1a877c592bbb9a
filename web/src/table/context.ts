/** What a board may ask of the table around it. Boards get it with `useTable()`, so they also draw without a table. */

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { draggable, type DragTarget } from '../kit/drag';
import { formatter } from '../words/language.svelte';
import type { Formatter } from '../words/formatter';

export type Light = 'lit' | 'chosen' | null;

/** What is said of a piece when it is pointed at, focused or held. */
export interface Saying {
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
const STAGE = Symbol('stage');

const MUTE: TableContext = {
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

/** The stage around a board offers what a drag needs. */
export function provideStage(stage: DragTarget): void {
  setContext(STAGE, stage);
}

export interface BoardTable extends TableContext {
  /** Makes an element a piece: `{@attach table.piece('seal:EN', {name, more})}`. It lights up, can be chosen and explains itself. */
  piece(target: string | null, saying?: Saying | string): Attachment<Element>;
  /** Lets a piece be dragged onto another: `{@attach table.drag}`. */
  drag: Attachment<HTMLElement>;
}

/** For boards: the table around, or a mute one in the gallery. */
export function useTable(): BoardTable {
  const table = getContext<TableContext | undefined>(KEY) ?? MUTE;
  const piece: BoardTable['piece'] = (target, saying) => (node) => {
    const said: Saying = typeof saying === 'string' ? { name: saying } : (saying ?? { name: '' });
    const light = target === null ? null : table.light(target);
    mark(node, target, said, light);
  };
  const stage = getContext<DragTarget | undefined>(STAGE) ?? { choose: () => false, cancelLongPress: () => undefined };
  return Object.create(table, { piece: { value: piece }, drag: { value: draggable(stage) } }) as BoardTable;
}

const sayings = new WeakMap<Element, Saying>();

export function sayingOf(node: Element): Saying | undefined {
  return sayings.get(node);
}

function mark(node: Element, target: string | null, saying: Saying, light: Light): void {
  sayings.set(node, saying);
  const label = saying.more ? `${saying.name}. ${saying.more}` : saying.name;
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
