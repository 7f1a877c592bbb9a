/** Filtering moves by clicks. */
import { describe, expect, it } from 'vitest';
import { candidates, entries, grouped, litTargets, settled } from '../src/table/decision/moveFilter';
import type { Legal, LegalMove } from '../src/wire/types';

const move = (notation: string, ...targets: string[]): LegalMove => ({ type: 'move', notation, kind: notation.split(' ')[0]!, arguments: [], targets, final: false, sealed: false });

describe('narrowing', () => {
  const legal = [move('ship a x', 'city:a', 'sea:x'), move('ship a y', 'city:a', 'sea:y'), move('ship b x', 'city:b', 'sea:x'), move('pass')];

  it('lights every target at first', () => {
    expect([...litTargets(legal, [])].sort()).toEqual(['city:a', 'city:b', 'sea:x', 'sea:y']);
  });
  it('then only what tells the rest apart', () => {
    expect([...litTargets(legal, ['city:a'])].sort()).toEqual(['sea:x', 'sea:y']);
    expect(candidates(legal, ['city:a'])).toHaveLength(2);
  });
  it('settles when one move is left', () => {
    expect(settled(legal, ['city:a'])).toBeNull();
    expect(settled(legal, ['city:a', 'sea:y'])?.notation).toBe('ship a y');
    expect(settled(legal, ['city:b'])?.notation).toBe('ship b x');
  });
  it('does not light what is no help', () => {
    const twins = [move('one', 'here'), move('two', 'here')];
    expect([...litTargets(twins, ['here'])]).toEqual([]);
  });
});

describe('the buttons of a decision', () => {
  const move = (kind: string, number: number) => ({ type: 'move', kind, notation: `${kind} ${number}`, arguments: [], targets: [], final: false }) as unknown as Legal;
  const moves = (kind: string, count: number) => Array.from({ length: count }, (_, number) => move(kind, number));

  it('are the moves themselves up to six', () => {
    expect(entries([...moves('lay', 3), ...moves('pass', 1)]).map((entry) => entry.moves.length)).toEqual([1, 1, 1, 1]);
  });

  it('are kinds of moves beyond that', () => {
    expect(entries([...moves('change', 9), ...moves('lay', 9), ...moves('pass', 1)]).map(({ kind, moves: of }) => [kind, of.length])).toEqual([['change', 9], ['lay', 9], ['pass', 1]]);
  });

  it('are never more than six, and no move is lost', () => {
    const all = 'abcdefgh'.split('').flatMap((kind) => moves(kind, 2));
    const shown = entries(all);
    expect(shown).toHaveLength(6);
    expect(shown.flatMap((entry) => entry.moves)).toHaveLength(all.length);
  });
});

describe('many moves of two pieces', () => {
  const pair = (first: string, second: string): LegalMove => ({ ...move(`start ${first} ${second}`), arguments: [first, second] });
  const legal = [pair('rice', 'a1'), pair('rice', 'a2'), pair('spice', 'a1')];

  it('stand under the first of the two', () => {
    expect(grouped(legal, 3).map(({ first, moves }) => [first, moves.length])).toEqual([['rice', 2], ['spice', 1]]);
  });
  it('stand alone where they are few, have no first in common, or are of another form', () => {
    for (const [some, least] of [[legal, 4], [[legal[0]!, legal[2]!], 2], [[...legal, move('pass')], 3]] as const) {
      expect(grouped(some, least)).toEqual([{ first: null, moves: [...some] }]);
    }
  });
});
