/** The boards: one folder per game with a `Board.svelte`; a game without one is shown as tables. */

import type { Component } from 'svelte';
import type { Flight } from '../table/motion';
import type { WireEvent } from '../wire/types';

export interface BoardProps<View = unknown> {
  /** What the seat sees, as the server sent it. */
  view: View;
  /** The seat that sees it; -1 is a spectator. */
  seat: number;
  /** The name of the phase. */
  stage: string;
}

export interface BoardModule {
  default: Component<BoardProps<never>>;
}

/**
 * `flights.ts` of a game: which pieces fly where on an event. Each takes its own game's events: a table
 * sends no others but the server's own, which no game knows.
 */
export interface FlightsModule {
  flights(event: WireEvent): Flight[];
}

const boards = import.meta.glob('./*/Board.svelte') as Record<string, () => Promise<BoardModule>>;
const journeys = import.meta.glob('./*/flights.ts') as Record<string, () => Promise<FlightsModule>>;

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

export const drawnGames = Object.keys(boards).map((path) => path.split('/')[1] ?? '');

export async function loadBoard(game: string): Promise<{ Board: Component<BoardProps> | null; flights: FlightsModule['flights'] }> {
  const [board, motion] = await Promise.all([
    boards[`./${game}/Board.svelte`]?.(),
    journeys[`./${game}/flights.ts`]?.(),
  ]);
  return { Board: (board?.default as Component<BoardProps> | undefined) ?? null, flights: motion?.flights ?? (() => []) };
}
