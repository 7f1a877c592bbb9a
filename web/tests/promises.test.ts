/** What the page shows under Indonesia's chart is what the rules print (IND-1.12). */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROVINCES, promises } from '../src/games/indonesia/chart';
import { ERAS } from '../src/games/indonesia/model';

const page = readFileSync(new URL('../../docs/rules/indonesia.md', import.meta.url), 'utf-8');
const rows = page
  .split('**IND-1.12**')[1]!
  .split('## IND-2')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));

test('every province promises in each era what the rules say', () => {
  expect(rows).toHaveLength(PROVINCES.length);
  for (const [name, ...eras] of rows) {
    const province = name!.toLowerCase().replaceAll(' ', '-');
    for (const [at, cell] of eras.entries()) {
      const told = cell === '–' ? [] : cell.split(', ').sort();
      expect(promises(province, ERAS[at]!).map(({ type }) => type).sort(), `${province} in era ${ERAS[at]}`).toEqual(told);
    }
  }
});
