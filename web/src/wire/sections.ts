/** A snapshot is sent whole at first, and then the sections of it that are others. Each is put in its place whole. */

import type { Snapshot, Update } from './types';

type Branch = Record<string, unknown>;

/** The snapshot after an update; the one before stays as it was. Null where the update follows another one. */
export function updated(before: Snapshot | null, update: Update): Snapshot | null {
  if (before?.seq !== update.after) return null;
  const next: Snapshot = { ...before, seq: update.seq, told: update.told };
  const copied = new Set<string>();
  for (const [section, value] of Object.entries(update.sections)) {
    const words = section.split('.');
    const last = words.pop()!;
    let branch = next as unknown as Branch;
    let path = '';
    for (const word of words) {
      path += `.${word}`;
      if (!copied.has(path)) branch[word] = copyOf(branch[word]);
      copied.add(path);
      branch = branch[word] as Branch;
    }
    branch[last] = value;
  }
  return next;
}

function copyOf(branch: unknown): unknown {
  return Array.isArray(branch) ? [...branch] : { ...(branch as object) };
}
