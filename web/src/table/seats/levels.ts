/** The bots' levels as one scale from 1 to 10; three of its numbers have names. */

import type { GameInfo } from '../../wire/types';
import { NAMED_LEVELS } from '../../wire/constants';

const NUMBERS: Record<string, number> = NAMED_LEVELS;

/** The number of a level on the scale; none for a bot that is not on it. */
export function numberOf(bot: string): number | null {
  const dial = /^level:(\d+)$/.exec(bot)?.[1];
  return dial ? Number(dial) : (NUMBERS[bot] ?? null);
}

/** All levels of a game from weak to strong, those with a name by their name. */
export function scale(game: Pick<GameInfo, 'bots' | 'dial'>): string[] {
  const named = new Map(game.bots.map((bot) => [NUMBERS[bot], bot]));
  return game.dial.map((bot) => named.get(numberOf(bot) ?? 0) ?? bot);
}

/** The same level as the scale writes it. */
export function onScale(game: Pick<GameInfo, 'bots' | 'dial'>, bot: string): string {
  return scale(game).find((each) => numberOf(each) === numberOf(bot)) ?? bot;
}

/** The named level above that of all these bots; none where they differ, or where there is no stronger one. */
export function nextLevel(game: Pick<GameInfo, 'bots'>, bots: readonly string[]): string | null {
  const numbers = new Set(bots.map(numberOf));
  const [number] = numbers;
  if (numbers.size !== 1 || number === null || number === undefined) return null;
  return game.bots.find((bot) => (NUMBERS[bot] ?? 0) > number) ?? null;
}
