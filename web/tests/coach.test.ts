/** What the coach speaks of: only among bots, the phase before the kinds of move. */
import { describe, expect, it } from 'vitest';
import { candidates, isCoached, isSameDecision } from '../src/coach/coach.svelte';
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
  it('leaves a note while the others choose at the same time', () => {
    const before = snapshot([], { ply: 3, told: [] });
    const told = (by: number) => [{ ply: 4, seat: by, notation: 'choose R5', events: [] }];
    expect(isSameDecision(before, snapshot([], { ply: 4, told: told(1) }))).toBe(true);
    expect(isSameDecision(before, snapshot([], { ply: 4, told: told(0) }))).toBe(false);
    expect(isSameDecision(before, snapshot([], { ply: 4, told: told(1), stage: 'other' }))).toBe(false);
    expect(isSameDecision(before, snapshot([], { ply: 4, told: told(1), deciding: [1] }))).toBe(false);
    expect(isSameDecision(before, snapshot([], { ply: 2, told: [] }))).toBe(false);
  });
  it('speaks of the own decision, first of its phase', () => {
    const legal = ['draw', 'lay', 'lay'].map((kind) => ({ kind })) as Snapshot['legal'];
    expect(candidates(snapshot([], { legal }))).toEqual(['action', 'move-draw', 'move-lay']);
    expect(candidates(snapshot([], { legal, deciding: [1] }))).toEqual([]);
  });
});
