/** Default settings of new tables. */

import type { GameInfo, NewTable, NewSeat } from '../wire/types';

/** The strongest bot of the list comes last. */
export function bestBot(game: GameInfo): string {
  return game.bots.at(-1) ?? 'random';
}

export function defaults(game: GameInfo): Record<string, string> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** One person against bots, four seats if possible. */
export function quickTable(game: GameInfo): NewTable {
  const count = game.seats.includes(4) ? 4 : game.seats.at(-1)!;
  const seats = Array.from({ length: count }, (_, seat): NewSeat => (seat ? { kind: 'bot', bot: bestBot(game) } : { kind: 'person' }));
  return { game: game.name, seats, options: defaults(game), public: false, spectators: true, hints: true, clock: { kind: 'none', seconds: 0, increment: 0 } };
}
