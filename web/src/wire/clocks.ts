/** Clocks: those with a name, how fast they make a table, and the units people think in. */

import type { ClockPlan } from './types';

const MINUTE = 60;
const DAY = 86_400;

const NO_MORE = { increment: 0, bank: 0, weekend_zone: '' };

export const NO_CLOCK: ClockPlan = { kind: 'none', seconds: 0, ...NO_MORE };

/** Clocks by name; anything else is set by hand. */
export const CLOCKS: Record<string, ClockPlan> = {
  none: NO_CLOCK,
  quick: { ...NO_MORE, kind: 'game', seconds: 10 * MINUTE, increment: MINUTE },
  evening: { ...NO_MORE, kind: 'game', seconds: 45 * MINUTE, increment: MINUTE },
  day: { ...NO_MORE, kind: 'move', seconds: DAY },
  days: { ...NO_MORE, kind: 'move', seconds: 3 * DAY },
};

export const SPEEDS = ['none', 'live', 'days'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How fast a table is played: without a clock, in one sitting, or over days. */
export function speedOf(clock: ClockPlan): Speed {
  if (clock.kind === 'none') return 'none';
  return clock.kind === 'move' && clock.seconds >= DAY / 2 ? 'days' : 'live';
}

/** The name of a clock in `CLOCKS`, or null; bank and weekends are told beside it. */
export function clockName(clock: ClockPlan): string | null {
  const same = (other: ClockPlan) => other.kind === clock.kind && other.seconds === clock.seconds && (other.increment ?? 0) === (clock.increment ?? 0);
  return Object.entries(CLOCKS).find(([, plan]) => same(plan))?.[0] ?? null;
}

export const UNITS = { minutes: MINUTE, days: DAY };
export type Unit = keyof typeof UNITS;
