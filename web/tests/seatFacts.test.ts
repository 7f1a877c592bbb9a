/** What a seat card tells is true of what it shows. */
import { expect, it } from 'vitest';
import type { BoardTable } from '../src/table/context';
import { zones } from '../src/games/spice_islands/zones';
import type { View } from '../src/games/spice_islands/model';

const words = { seat: () => 'Ada', say: (id: string) => id, tell: (id: string, told: Record<string, [string, unknown]>) => `${id} ${told.colour?.[1]} ${told.count?.[1] ?? ''}` };
const shares = { green: [], blue: [1], yellow: [1, 2, 3, 4], orange: [], black: [] };
const view = { players: [{ money: 7, shares, captains: ['blue'] }], organisations: [] } as unknown as View;

it("Spice Islands counts a player's shares by organisation", () => {
  const found = zones.facts({ ...view, organisations: ['blue', 'yellow'].map((colour) => ({ colour, treasury: 0 })) } as unknown as View, 0, { words } as unknown as BoardTable);
  const counts = found.filter(({ id }) => id.startsWith('shares-')).map(({ props, value }) => [(props as { colour: string }).colour, value]);
  expect(counts).toEqual([['blue', 1], ['yellow', 4]]);
  const all = found.find(({ id }) => id === 'shares')!;
  expect([all.value, all.props]).toEqual([5, undefined]);
});
