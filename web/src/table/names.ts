/** Names of people and seats. */

import type { Place, Table } from '../wire/types';
import { t } from '../words/language.svelte';

/** Names of bots, by seat. */
const BOTS = ['Lucia', 'Pieter', 'Dewi', 'Olof', 'Amalia', 'Rasmus'];

/** A generated guest name, translated. */
export function personName(name: string): string {
  const guest = /^Guest (\d{4})$/.exec(name);
  return guest ? t('page-guest-name', { number: guest[1] ?? '' }) : name;
}

/** One name for each seat; the same person at several seats is numbered. */
export function seatNames(table: Table): (string | null)[] {
  const given = table.places.map((place) => nameOf(place));
  return given.map((name, seat) => {
    const same = given.flatMap((other, at) => (other === name ? [at] : []));
    return name && same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}

function nameOf(place: Place): string | null {
  if (place.name) return personName(place.name);
  if (place.kind === 'bot') return BOTS[place.seat % BOTS.length] ?? null;
  return place.kind === 'open' ? t('page-seat-open') : null;
}

export function botName(level: string): string {
  return t(`page-bot-${level}`);
}

/** The seats this device plays. */
export function ownSeats(table: Table): number[] {
  return table.places.filter((place) => place.mine && place.kind === 'person').map((place) => place.seat);
}
