/** Where the zones of a table lie: every viewport has its arrangement, and the board always gets a fair share. */
import { describe, expect, it } from 'vitest';
import { BAR, GAP, arrange, modeOf } from '../src/table/layout';

const WISHES = { ratio: 2, seats: 108, own: 112, panels: 330, hasPanels: true, hasOwn: true };

describe('the arrangement of the zones', () => {
  it.each([
    [1366, 657, 'laptop'],
    [1536, 730, 'laptop'],
    [1440, 789, 'laptop'],
    [1920, 969, 'desktop'],
    [2560, 1300, 'desktop'],
    [1024, 700, 'tablet-wide'],
    [768, 950, 'tablet'],
    [390, 664, 'phone'],
    [360, 600, 'phone'],
    [360, 560, 'phone'],
    [740, 360, 'phone-flat'],
  ])('%i x %i is a %s', (width, height, mode) => {
    expect(modeOf(width, height)).toBe(mode);
  });

  it.each([[1366, 657], [1536, 730], [1920, 969]])('leaves the board the largest part at %i x %i', (width, height) => {
    const at = arrange(width, height, WISHES);
    const board = width - at.side - at.panels - 4 * GAP;
    expect(board).toBeGreaterThan(at.panels);
    expect(board).toBeGreaterThan(at.side);
  });

  it('keeps to the arithmetic of a small phone with five seats', () => {
    const at = arrange(360, 600, WISHES);
    expect(600 - BAR - at.seats - at.own - at.decision - 52).toBeGreaterThanOrEqual(200);
  });

  it('gives a spectator the room of the own holdings', () => {
    expect(arrange(1366, 657, { ...WISHES, hasOwn: false }).own).toBe(0);
  });
});
