/** The chances to win as SVG lines, and the positions of turning points. */

export const WIDE = 600;
export const HIGH = 120;

/** Where a ply stands from left to right. */
export function across(ply: number, last: number): number {
  return last > 0 ? (ply / last) * WIDE : 0;
}

/** One seat's chances as `x,y x,y …`. */
export function line(shares: readonly (readonly number[])[], seat: number): string {
  const last = shares.length - 1;
  return shares.map((each, ply) => `${across(ply, last).toFixed(1)},${((1 - (each[seat] ?? 0)) * HIGH).toFixed(1)}`).join(' ');
}

/** The ply that a place from left (0) to right (1) means. */
export function plyAt(part: number, last: number): number {
  return Math.min(Math.max(Math.round(part * last), 0), last);
}
