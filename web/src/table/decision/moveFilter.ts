/** Filters the legal moves by the targets clicked so far. */

import type { Legal } from '../../wire/types';

/** The moves that everything clicked so far belongs to. */
export function candidates(legal: readonly Legal[], chosen: readonly string[]): Legal[] {
  return legal.filter((move) => chosen.every((target) => move.targets.includes(target)));
}

/** The targets that can be clicked next: those that narrow the remaining moves. */
export function litTargets(legal: readonly Legal[], chosen: readonly string[]): Set<string> {
  const left = candidates(legal, chosen);
  const lit = new Set<string>();
  for (const move of left) {
    for (const target of move.targets) {
      if (chosen.includes(target)) continue;
      const with_ = candidates(left, [target]).length;
      if (!chosen.length || with_ < left.length) lit.add(target);
    }
  }
  return lit;
}

/** The move that was meant with these clicks, if only one is left. */
export function settled(legal: readonly Legal[], chosen: readonly string[]): Legal | null {
  const left = candidates(legal, chosen);
  return chosen.length && left.length === 1 ? left[0]! : null;
}

/** The moves by kind, in the order of the rules. */
export function byKind(legal: readonly Legal[]): [kind: string, moves: Legal[]][] {
  const groups = new Map<string, Legal[]>();
  for (const move of legal) groups.set(move.kind, [...(groups.get(move.kind) ?? []), move]);
  return [...groups];
}

/** One button of the decision: a single move, or all moves of one kind; kind '' gathers what six buttons cannot hold. */
export interface Entry {
  kind: string;
  moves: Legal[];
}

export const MAX_BUTTONS = 6;

/** At most six entries (fewer on a phone): every move by itself where that is possible, else by kind. */
export function entries(legal: readonly Legal[], most = MAX_BUTTONS): Entry[] {
  if (legal.length <= most) return legal.map((move) => ({ kind: move.kind, moves: [move] }));
  const kinds = byKind(legal).map(([kind, moves]) => ({ kind, moves }));
  if (kinds.length <= most) return kinds;
  const rest = kinds.slice(most - 1).flatMap((entry) => entry.moves);
  return [...kinds.slice(0, most - 1), { kind: '', moves: rest }];
}

export interface Group {
  /** The piece that its moves begin with; null where there is nothing to tell apart. */
  first: string | null;
  moves: Legal[];
}

/** Many moves of two pieces each, such as deeds and areas, by the first of the two. */
export function grouped(moves: readonly Legal[], least: number): Group[] {
  const groups = new Map<string, Legal[]>();
  for (const move of moves) {
    if (move.type !== 'move' || move.arguments.length !== 2) return [{ first: null, moves: [...moves] }];
    const first = move.arguments[0]!;
    groups.set(first, [...(groups.get(first) ?? []), move]);
  }
  if (moves.length < least || groups.size === moves.length) return [{ first: null, moves: [...moves] }];
  return [...groups].map(([first, those]) => ({ first, moves: those }));
}
