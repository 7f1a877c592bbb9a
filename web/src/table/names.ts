/** Names of people and seats. */

import type { SeatInfo, TableSummary } from '../wire/types';
import { t } from '../words/language.svelte';
import { numberOf } from './seats/levels';

const GUEST = /^Guest (\d{4})$/;

/** Whether nobody chose this name. */
export function isGuestName(name: string): boolean {
  return GUEST.test(name);
}

/** A generated guest name, translated. */
export function personName(name: string): string {
  const guest = GUEST.exec(name);
  return guest ? t('page-guest-name', { number: guest[1] ?? '' }) : name;
}

/** One name for each seat; the same name at several seats is numbered. */
export function seatNames(table: TableSummary): (string | null)[] {
  const given = table.seats.map((info) => nameOf(info));
  return given.map((name, seat) => {
    const same = given.flatMap((other, at) => (other === name ? [at] : []));
    return name && same.length > 1 && table.seats[seat]?.kind !== 'open' ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}

function nameOf(info: SeatInfo): string | null {
  if (info.name) return personName(info.name);
  return info.kind === 'open' ? t('page-seat-open') : null;
}

/** A level of bots: `easy`, or `level:7` of the dial. */
export function levelName(bot: string): string {
  const number = numberOnDial(bot);
  return number ? t('page-level-dial', { number }) : t(`page-level-${bot}`);
}

/** The same on the scale from 1 to 10: with its number, and its name where it has one. */
export function levelOnScale(bot: string): string {
  const number = numberOf(bot);
  if (number === null) return levelName(bot);
  return numberOnDial(bot) ? t('page-level-number', { number }) : t('page-level-named', { number, name: t(`page-level-${bot}`) });
}

/** The same, saying that it is a bot. */
export function botName(bot: string): string {
  const number = numberOnDial(bot);
  return number ? t('page-bot-dial', { number }) : t(`page-bot-${bot}`);
}

function numberOnDial(bot: string): string | null {
  return /^level:(\d+)$/.exec(bot)?.[1] ?? null;
}

/** The seats this device plays. */
export function ownSeats(table: TableSummary): number[] {
  return table.seats.filter((info) => info.mine && info.kind === 'person').map((info) => info.seat);
}
