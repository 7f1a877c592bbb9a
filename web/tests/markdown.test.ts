/** The Markdown of the rules, as data. */
import { describe, expect, it } from 'vitest';
import { blocks, pieces } from '../src/rules/markdown';

describe('markdown', () => {
  it('reads paragraphs, tables and lists', () => {
    const text = 'One\nline.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- x\n- y';
    expect(blocks(text)).toEqual([
      { kind: 'text', text: 'One line.' },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
      { kind: 'list', items: ['x', 'y'], ordered: false },
    ]);
  });
  it('reads numbered lists and illustrations', () => {
    expect(blocks('1. x\n2. y\n\n> [Example](figures/kontor/yard.figure): The yard\nis open.')).toEqual([
      { kind: 'list', items: ['x', 'y'], ordered: true },
      { kind: 'figure', game: 'kontor', name: 'yard', text: 'The yard is open.' },
    ]);
  });
  it('finds bold, code, emphasis and rules', () => {
    expect(pieces('See **this** and `bid 5` ([BAT-3.4](#BAT-3.4)), *now*').map((piece) => piece.kind)).toEqual([
      'text', 'bold', 'text', 'code', 'text', 'rule', 'text', 'em',
    ]);
  });
  it('takes the whole id of a link, with its letter', () => {
    expect(pieces('[KON-15.2a](#KON-15.2a).')).toEqual([
      { kind: 'rule', text: 'KON-15.2a' },
      { kind: 'text', text: '.' },
    ]);
  });
});
