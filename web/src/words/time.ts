/** Clocks and times in words. */

import { clockName } from '../wire/clocks';
import type { ClockPlan } from '../wire/types';
import { t } from './language.svelte';

const HOUR = 3600;
const DAY = 86_400;

/** A clock in a few words, with its bank and whether it stands at weekends. */
export function tellClock(clock: ClockPlan): string {
  const more = [];
  if (clock.bank) more.push(t('page-clock-told-bank', { days: Math.round((clock.bank / DAY) * 10) / 10 }));
  if (clock.weekend_zone) more.push(t('page-clock-told-weekends'));
  return [tellTime(clock), ...more].join(', ');
}

function tellTime(clock: ClockPlan): string {
  const known = clockName(clock);
  if (known) return t(`page-clock-preset-${known}`);
  if (clock.kind === 'game') return t('page-clock-told-game', { minutes: Math.round(clock.seconds / 60), seconds: clock.increment ?? 0 });
  return clock.seconds % DAY ? t('page-clock-told-move', { minutes: Math.round(clock.seconds / 60) }) : t('page-clock-told-days', { days: clock.seconds / DAY });
}

/** How much time is left, in the largest unit that says something. */
export function tellLeft(seconds: number): string {
  if (seconds >= 2 * DAY) return t('page-left-days', { count: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return t('page-left-hours', { count: Math.floor(seconds / HOUR) });
  if (seconds >= 60) return t('page-left-minutes', { count: Math.floor(seconds / 60) });
  return t('page-left-moments');
}
