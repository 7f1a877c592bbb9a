/**
 * What a game supplies to the table: `zones.ts` of its folder names the board, the facts of a seat card, the own holdings
 * and the panels; the table places them by viewport. A game without one is shown as tables of names and numbers.
 */

import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { BoardTable } from '../table/context';
import type { Flight } from '../table/board/motion';
import type { Told, WireEvent } from '../wire/types';

/** What every part of a game is drawn from. */
export interface PartProps<View = unknown> {
  /** What the seat sees, as the server sent it. */
  view: View;
  /** The seat that sees it; -1 is a spectator. */
  seat: number;
  /** The name of the phase. */
  stage: string;
}

/** One key fact of a seat card: a kit piece and a number. */
export interface Fact {
  id: string;
  icon: Component<never>;
  props?: Record<string, unknown>;
  /** Box of the icon if it is not 40 by 40. */
  wide?: number;
  high?: number;
  value: string | number;
  /** What is said of it when pointed at. */
  label: string | { name: string; more?: string };
  /** The target it stands for, as the legal moves write it. */
  target?: string | null;
  /** Where pieces fly to and from (`data-place`). */
  place?: string;
  /** Marks the value: a leader, a debt. */
  strong?: boolean;
  /** Stands for `SeatMore` where a card has no room for that. */
  brief?: boolean;
  /** Stands for the others where a card is narrow. */
  narrow?: boolean;
}

export interface GamePanel<View = unknown> {
  id: string;
  /** The id of the title among the game's texts. */
  title: string;
  Part: Component<PartProps<View>>;
  /** The name of a sign of `Sign.svelte`, for its tab. */
  sign?: string;
  /** An empty panel takes no space. */
  isShown?: (view: View, stage: string, seat: number) => boolean;
  /** Whether the decision does not need it: where room is short it has a line for each thing (`[data-folded]`). */
  isFolded?: (view: View, stage: string) => boolean;
}

export interface GameZones<View = unknown> {
  /** Fills its zone; a drawing scales by itself, writing never does. */
  Board: Component<PartProps<View>>;
  /** Width by height at which the board is seen best. */
  ratio: number | ((view: View) => number);
  /** Hand and holdings of the own seat, as pictures. */
  Own: Component<PartProps<View>>;
  /** The key facts of a seat, three to six, the two most important first: a phone shows these. */
  facts: (view: View, player: number, table: BoardTable) => Fact[];
  /** More of a seat, always visible on its card, where there is room. */
  SeatMore?: Component<PartProps<View> & { player: number }>;
  /** The full card of a seat, opened by a click on the compact one. */
  Player: Component<PartProps<View> & { player: number }>;
  /** The order of the seat cards, where it means something. */
  order?: (view: View) => readonly number[];
  /** What a seat is doing, in a word or two; by default only who decides is said to think. */
  activity?: (view: View, player: number, stage: string, table: BoardTable) => string | null;
  /** Round, year or turn, for the bar. */
  round: (view: View, stage: string, table: BoardTable) => string;
  /** What begins with a line of the log: a round, a year, a phase, a turn. */
  heading?: (told: Told, before: Told | undefined, table: BoardTable) => string | null;
  /**
   * What the decision is about: the id of a panel, `board` or `own`. It is visible in every viewport; on a phone a panel takes
   * the board's place, and the board is one tap away.
   */
  main?: (view: View, stage: string, table: BoardTable) => string;
  /** Always visible, on phones one tap away. */
  essential: GamePanel<View>[];
  /** In tabs; open on large screens. */
  secondary: GamePanel<View>[];
  /** Called once while the zones are set up: contexts shared by the parts, and what listens on all of them. */
  provide?: () => Attachment<HTMLElement> | void;
  /** Pixels that seat cards and own holdings need where there is room for all of them. */
  room?: { seats?: number; own?: number; panels?: number };
}

/**
 * `flights.ts` of a game: which pieces fly where on an event. Each takes its own game's events: a table
 * sends no others but the server's own, which no game knows.
 */
export interface FlightsModule {
  flights(event: WireEvent): Flight[];
  /** At the end: what lies on the board for the winner's points, and travels to their seat card. */
  honours?(view: unknown, seat: number): Flight[];
}

const games = import.meta.glob('./*/zones.ts') as Record<string, () => Promise<{ zones: GameZones }>>;
const journeys = import.meta.glob('./*/flights.ts') as Record<string, () => Promise<FlightsModule>>;

export const drawnGames = Object.keys(games).map((path) => path.split('/')[1] ?? '');

export interface LoadedGame {
  zones: GameZones | null;
  flights: FlightsModule['flights'];
  honours: NonNullable<FlightsModule['honours']>;
}

export async function loadGame(game: string): Promise<LoadedGame> {
  const [found, motion] = await Promise.all([games[`./${game}/zones.ts`]?.(), journeys[`./${game}/flights.ts`]?.()]);
  return { zones: found?.zones ?? null, flights: motion?.flights ?? (() => []), honours: motion?.honours ?? (() => []) };
}
