/** Searching the rules, and the paragraphs that refer to one another. */
import { describe, expect, it } from 'vitest';
import { entries, referrers, search, TOP } from '../src/rules/search';
import type { Rulebook } from '../src/wire/types';

const BOOK = {
  game: 'kontor',
  language: 'it',
  title: 'Kontor',
  introduction: 'Un **porto** a due.',
  chapters: [
    {
      id: 'KON-9',
      title: 'Cantieri',
      introduction: '',
      paragraphs: [
        { id: 'KON-9.1', text: 'Chi può pagare la `tassa` ([KON-5.1](#KON-5.1)) paga.\n\n> [Esempio](figures/kontor/yard.figure): La nave.' },
        { id: 'KON-9.2', text: 'Vedi [KON-9.1](#KON-9.1) e [KON-9.1](#KON-9.1).' },
      ],
    },
  ],
  rulings: { id: 'rulings', title: 'Scelte', introduction: '', paragraphs: [{ id: 'A1', text: 'Sì. ([KON-9.1](#KON-9.1))' }] },
  appendix: { id: 'appendix', title: 'Mosse', introduction: '| mossa | vedi |\n|---|---|\n| `posa` | altro |', paragraphs: [] },
} as unknown as Rulebook;

describe('search', () => {
  const found = (query: string) => search(entries(BOOK), query).map((hit) => hit.id);
  it('finds paragraphs, chapters, the introduction and the appendix', () => {
    expect(found('porto')).toEqual([TOP]);
    expect(found('cantieri')).toEqual(['KON-9']);
    expect(found('la nave')).toEqual(['KON-9.1']);
    expect(found('posa')).toEqual(['appendix']);
    expect(found('kon-9.2')).toEqual(['KON-9.2']);
  });
  it('minds neither case nor accents, and wants every word', () => {
    expect(found('PUO tassa')).toEqual(['KON-9.1']);
    expect(found('può gatto')).toEqual([]);
    expect(found('p')).toEqual([]);
  });
  it('shows what was found with its surroundings', () => {
    expect(search(entries(BOOK), 'puo')).toEqual([
      { id: 'KON-9.1', before: 'KON-9.1 Chi ', match: 'può', after: ' pagare la tassa (KON-5.1) paga. La nave.' },
    ]);
  });
  it('tells which paragraphs refer to one', () => {
    expect(referrers(BOOK).get('KON-9.1')).toEqual(['KON-9.2', 'A1']);
    expect(referrers(BOOK).get('KON-9.2')).toBeUndefined();
  });
});
