/** What the coach speaks of: only among bots, the phase before the kinds of move. */
import { describe, expect, it } from 'vitest';
import { candidates, isCoached } from '../src/coach/coach.svelte';
import type { Snapshot } from '../src/wire/types';

const seat = (number: number, kind: string, mine = false, away = false) => ({ seat: number, kind, mine, away, name: '', online: true });

function snapshot(seats: unknown[], rest: Partial<Snapshot> = {}): Snapshot {
  return { table: { seats, status: 'playing' }, seat: 0, stage: 'action', deciding: [0], legal: [], ...rest } as unknown as Snapshot;
}

describe('coach', () => {
  it('is there among bots only', () => {
    expect(isCoached(snapshot([seat(0, 'person', true), seat(1, 'bot')]))).toBe(true);
    expect(isCoached(snapshot([seat(0, 'person', true), seat(1, 'bot'), seat(2, 'person')]))).toBe(false);
    expect(isCoached(snapshot([seat(0, 'person', true), seat(1, 'person', true)]))).toBe(false);
    expect(isCoached(snapshot([seat(0, 'person', true), seat(1, 'open')]))).toBe(false);
    expect(isCoached(snapshot([seat(0, 'person', true, true), seat(1, 'bot')]))).toBe(false);
    expect(isCoached(snapshot([seat(0, 'bot'), seat(1, 'bot')], { seat: -1 }))).toBe(false);
  });
  it('speaks of the own decision, first of its phase', () => {
    const legal = ['draw', 'lay', 'lay'].map((kind) => ({ kind })) as Snapshot['legal'];
    expect(candidates(snapshot([], { legal }))).toEqual(['action', 'move-draw', 'move-lay']);
    expect(candidates(snapshot([], { legal, deciding: [1] }))).toEqual([]);
  });
});
