/** What companies earned, year by year, from the log. */
import { expect, it } from 'vitest';
import { earned, yearsOf } from '../src/games/indonesia/ledger';
import type { Told, WireEvent } from '../src/wire/types';

const told = (...events: object[]): Told => ({ ply: 1, seat: 0, notation: null, events: events as WireEvent[] });
const delivered = (seat: number, company: string, line: string, income: number, fee: number, owner: number) => ({ type: 'delivered', seat, company, line, income, fee, owner });

it('books a sale with its seller and the fee with the owner of the ships', () => {
  const [year] = yearsOf([told({ type: 'year-began', year: 1 }), told(delivered(0, 'rice', 'line', 20, 10, 1))]);
  expect(year).toEqual({ year: 1, companies: { rice: 10, line: 10 }, seats: { 0: 10, 1: 10 } });
});

it('books nothing for ships of the seller', () => {
  const [year] = yearsOf([told(delivered(0, 'rice', 'line', 20, 5, 0))]);
  expect(year).toEqual({ year: 1, companies: { rice: 20, line: 0 }, seats: { 0: 20 } });
});

it('keeps the years apart, and a merged company has what its deeds earned', () => {
  const years = yearsOf([told(delivered(0, 'rice', 'line', 20, 5, 0)), told({ type: 'year-began', year: 2 }, delivered(1, 'more-rice', 'line', 40, 5, 0))]);
  expect(years.map(({ year }) => year)).toEqual([1, 2]);
  expect(years.map((year) => earned(year, ['rice', 'more-rice']))).toEqual([20, 35]);
});
