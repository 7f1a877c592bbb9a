/** What is shown as "since your last move": it stays until the own turn is over. */

import type { Snapshot, Told } from '../../wire/types';

const MOST = 80; // plies

export function extend(recent: readonly Told[], snapshot: Snapshot): Told[] {
  const own = snapshot.told.findLastIndex((told) => told.seat === snapshot.seat && told.notation !== null);
  const all = [...recent, ...snapshot.told];
  // The own turn goes on: what the others did before it is still of interest.
  const goesOn = snapshot.deciding.includes(snapshot.seat) && snapshot.told.slice(own + 1).every((told) => told.seat === snapshot.seat || told.notation === null);
  if (own < 0 || (goesOn && recent.length)) return all.slice(-MOST);
  return snapshot.told.slice(own).slice(-MOST);
}
