/** Several companies of one owner and good have a letter on the map. */
import { expect, it } from 'vitest';
import { place, type Wanted } from '../src/games/indonesia/labels';
import { markOf, type View } from '../src/games/indonesia/model';

const company = (name: string, owner: number, type: string) => ({ name, owner, type });
const view = { companies: [company('a', 0, 'rice'), company('b', 0, 'rice'), company('c', 0, 'spice'), company('d', 1, 'rice'), company('e', 0, 'shipping'), company('f', 0, 'shipping')] } as unknown as View;

it('marks what could be mistaken, and nothing else', () => {
  expect(view.companies.map((one) => markOf(view, one))).toEqual(['A', 'B', '', '', '', '']);
});

it('places names so that none touches another, provinces first', () => {
  const label = (key: string, x: number, sea = false): Wanted => ({ key, lines: [key], x, y: 100, anchor: 'middle', sea });
  const measure = { width: (text: string) => text.length * 0.6, ascent: 0.9, descent: 0.25 };
  const placed = place([label('a wide sea', 100, true), label('province', 105), label('neighbour', 110)], 12, measure, [], 400, 200);
  expect(placed.map(({ key }) => key)).toEqual(['province', 'neighbour', 'a wide sea']);
  const boxes = placed.map((one) => ({ left: one.x - (measure.width(one.key) * 12) / 2, right: one.x + (measure.width(one.key) * 12) / 2, top: one.y - 12 * measure.ascent, bottom: one.y + 12 * measure.descent }));
  boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other) => expect(one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom).toBe(false)));
});

it('keeps the names of seas clear of ships: beside them, in other lines, or not at all', () => {
  const measure = { width: (text: string) => text.length * 0.6, ascent: 0.9, descent: 0.25 };
  const sea: Wanted = { key: 'sea', lines: ['a sea of ships'], otherwise: ['a sea', 'of ships'], x: 100, y: 60, anchor: 'middle', sea: true };
  const lies = (ships: { x: number; y: number; wide: number; high: number }[], width: number, height: number) => place([sea], 12, measure, ships, width, height);
  const [beside] = lies([{ x: 60, y: 45, wide: 80, high: 22 }], 400, 200);
  expect(beside!.y + 12 * measure.descent <= 45 || beside!.y - 12 * measure.ascent >= 67).toBe(true);
  const [narrow] = lies([{ x: 10, y: 10, wide: 52, high: 100 }], 150, 120);
  expect(narrow!.lines).toEqual(['a sea', 'of ships']);
  expect(lies([{ x: 0, y: 0, wide: 200, high: 120 }], 200, 120)).toEqual([]);
});

it('keeps names apart, and those of provinces near their provinces', () => {
  const measure = { width: (text: string) => text.length * 0.6, ascent: 0.9, descent: 0.25 };
  const label = (key: string, x: number): Wanted => ({ key, lines: [key], x, y: 100, anchor: 'start', sea: false });
  const [one, other] = place([label('west', 100), label('east', 100 + 4 * 0.6 * 12)], 12, measure, [], 400, 200);
  const isBeside = Math.abs(one!.y - other!.y) < 12;
  expect(isBeside && other!.x - (one!.x + 4 * 0.6 * 12) < 6).toBe(false);
  const [near] = place([label('west', 100)], 12, measure, [{ x: 98, y: 86, wide: 4, high: 10 }], 400, 200);
  expect(Math.hypot(near!.x - 100, near!.y - 100)).toBeLessThan(12);
});
