/** Where an undo would lead: one ply back while nothing final happened, else before one's own last move, if that is known. */

import type { Snapshot } from '../wire/types';

let last = $state<{ table: string; seat: number; ply: number } | null>(null);

/** Notes one's own last move; called with every snapshot. */
export function noteOwnMove(snapshot: Snapshot): void {
  const own = snapshot.told.filter((told) => told.seat === snapshot.seat && told.notation !== null).at(-1);
  if (own) last = { table: snapshot.table.id, seat: snapshot.seat, ply: own.ply - 1 };
  else if (last && last.ply >= snapshot.ply) last = null;
}

export function undoTo(snapshot: Snapshot): number | null {
  const mine = snapshot.table.seats.some((info) => info.seat === snapshot.seat && info.mine && !info.away);
  if (!mine || snapshot.table.status !== 'playing') return null;
  if (snapshot.free_undos > 0) return snapshot.ply - 1;
  return last && last.table === snapshot.table.id && last.seat === snapshot.seat ? last.ply : null;
}
