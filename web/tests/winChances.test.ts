/** The lines of the chances to win. */
import { describe, expect, it } from 'vitest';
import { HIGH, WIDE, across, line, plyAt } from '../src/replay/winChances';
import { moveOf } from '../src/table/decision/hints.svelte';
import type { Legal } from '../src/wire/types';

describe('the curve', () => {
  it('goes from the left to the right edge, high chances on top', () => {
    expect(line([[0.5, 0.5], [1, 0]], 0)).toBe(`0.0,${HIGH / 2}.0 ${WIDE}.0,0.0`);
    expect(line([[0.5, 0.5], [1, 0]], 1)).toBe(`0.0,${HIGH / 2}.0 ${WIDE}.0,${HIGH}.0`);
  });

  it('knows which ply a place means', () => {
    expect([plyAt(-1, 10), plyAt(0.52, 10), plyAt(2, 10)]).toEqual([0, 5, 10]);
    expect(across(3, 0)).toBe(0);
  });
});

describe('a hint', () => {
  const pass: Legal = { type: 'move', notation: 'pass', kind: 'pass', arguments: [], targets: [], final: false, sealed: false };
  const bid: Legal = { type: 'range', notation: 'bid {}', kind: 'bid', low: 2, high: 15, step: 1, targets: [], final: false, sealed: false };

  it('means a move on offer, or an amount of one', () => {
    expect(moveOf([pass, bid], 'pass')).toEqual({ move: pass, amount: null });
    expect(moveOf([pass, bid], 'bid 7')).toEqual({ move: bid, amount: 7 });
    expect(moveOf([pass, bid], 'bid 16')).toBeNull();
    expect(moveOf([pass, bid], 'draw')).toBeNull();
  });
});
