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

  it('grows with the writing', () => {
    const [usual, larger] = [arrange(2048, 1040, WISHES), arrange(2560, 1300, WISHES, 1.25)];
    expect(larger).toEqual({ ...usual, side: Math.round(usual.side * 1.25), panels: Math.round(usual.panels * 1.25), seats: Math.round(usual.seats * 1.25), own: Math.round(usual.own * 1.25) });
  });

  it('gives the final sheet the room of the hand on a phone', () => {
    const [playing, over] = [arrange(390, 664, WISHES), arrange(390, 664, { ...WISHES, isOver: true })];
    expect(over.own).toBe(0);
    expect(over.decision).toBe(playing.decision + playing.own);
  });

  it('gives a spectator the room of the own holdings', () => {
    expect(arrange(1366, 657, { ...WISHES, hasOwn: false }).own).toBe(0);
  });
});
