/** "Since your last move" stays until the own turn is over. */
import { expect, it } from 'vitest';
import { extend } from '../src/table/panels/recent';
import type { Snapshot, Told } from '../src/wire/types';

const told = (ply: number, seat: number): Told => ({ ply, seat, notation: 'x', events: [] });
const snapshot = (deciding: number[], ...news: Told[]) => ({ seat: 0, deciding, told: news }) as unknown as Snapshot;
const plies = (lines: Told[]) => lines.map(({ ply }) => ply);

it('gathers what the others do', () => {
  expect(plies(extend([told(1, 0)], snapshot([2], told(2, 1))))).toEqual([1, 2]);
});

it('keeps it while the own turn goes on', () => {
  expect(plies(extend([told(2, 1), told(3, 2)], snapshot([0], told(4, 0))))).toEqual([2, 3, 4]);
});

it('begins again when the own turn is over', () => {
  expect(plies(extend([told(2, 1), told(3, 2)], snapshot([1], told(4, 0))))).toEqual([4]);
  expect(plies(extend([told(2, 1)], snapshot([0], told(4, 0), told(5, 1))))).toEqual([4, 5]);
});
