import { beforeEach, describe, expect, it } from 'vitest';
import { StandingAnswers } from '../src/table/decision/standing.svelte';
import type { GameInfo, Snapshot } from '../src/wire/types';
import './stubs';

const PASS = { stage: 'purchase', move: 'pass', stages: ['purchase'] };
const game = { standing: [PASS] } as unknown as GameInfo;

const at = (stage: string, forced: string | null = null): Snapshot =>
  ({ stage, forced, seat: 0, deciding: [0], legal: [{ type: 'move', notation: 'pass' }] }) as unknown as Snapshot;

describe('standing answers', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    globalThis.sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as unknown as Storage;
  });

  it('are played while their stage lasts, also after a reload', () => {
    const answers = new StandingAnswers('t/0');
    expect(answers.move(at('purchase'))).toBeNull();
    answers.set(answers.offered(game, at('purchase'))!, true);
    expect(answers.move(at('purchase'))).toBe('pass');
    expect(answers.move(at('action'))).toBeNull();
    const reloaded = new StandingAnswers('t/0');
    expect(reloaded.move(at('purchase'))).toBe('pass');
    reloaded.follow(game, at('action'));
    expect(reloaded.move(at('purchase'))).toBeNull();
    expect(sessionStorage.getItem('t/0')).toBeNull();
  });

  it('end with an undo, and nothing is played by itself until the player has moved', () => {
    const answers = new StandingAnswers('t/0');
    answers.set(PASS, true);
    answers.undone();
    expect(answers.move(at('purchase', 'pass'))).toBeNull();
    answers.moved();
    expect(answers.move(at('purchase'))).toBeNull();
    expect(answers.move(at('purchase', 'pass'))).toBe('pass');
  });

  it('are nobody else’s turn', () => {
    const answers = new StandingAnswers('t/0');
    expect(answers.move({ ...at('purchase', 'pass'), deciding: [1] })).toBeNull();
  });
});
