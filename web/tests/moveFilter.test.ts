/** Filtering moves by clicks. */
import { describe, expect, it } from 'vitest';
import { candidates, litTargets, settled } from '../src/table/moveFilter';
import type { LegalMove } from '../src/wire/types';

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
