/** Pasar's view and constants, and the colours of its goods. */

import type { GOODS, View } from '../../wire/games/pasar';

export * from '../../wire/games/pasar';

export type Good = (typeof GOODS)[number];
export type Counts = View['discard'];

export const TINTS: Record<Good, string> = { pepper: '#cfe0b8', nutmeg: '#ecc79f', tea: '#bfdcd2', silk: '#ecc3da' };
