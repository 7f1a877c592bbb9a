/** Settings of new tables. */

import { NO_CLOCK } from '../wire/clocks';
import type { GameInfo, NewSeat, NewTable } from '../wire/types';

/** Refusals that are about the clock. */
export const ABOUT_CLOCK: readonly string[] = ['clock-seconds', 'league-needs-clock'];

export function usualCount(game: GameInfo): number {
  return game.seats.includes(4) ? 4 : game.seats.at(-1)!;
}

export function defaults(game: GameInfo): Record<string, string> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** One's own seat and others of one kind. */
export function seatsWith(count: number, others: NewSeat): NewSeat[] {
  return Array.from({ length: count }, (_, seat): NewSeat => (seat ? { ...others } : { kind: 'person' }));
}

/** One person against bots, four seats if possible. */
export function quickTable(game: GameInfo, level: string): NewTable {
  const seats = seatsWith(usualCount(game), { kind: 'bot', bot: level });
  return { game: game.name, seats, options: defaults(game), public: false, spectators: true, hints: true, rated: false, clock: NO_CLOCK, starts_itself: false };
}
