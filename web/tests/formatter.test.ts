/** The browser's formatter keeps to the table it shares with the Python one. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Catalogue, Formatter, type Arguments } from '../src/words/formatter';

interface Case {
  language: string;
  game: string;
  names: string[];
  id: string;
  arguments: Arguments;
  text: string;
}

const root = new URL('../../', import.meta.url);
const cases: Case[] = JSON.parse(readFileSync(new URL('tests/golden/formatter.json', root), 'utf8'));
const catalogues = Object.fromEntries(['en', 'it'].map((language) => [language, read(language)]));

/** The table has texts of its own, so that no sentence of a game can break it. */
function read(language: string): Catalogue {
  const catalogue = new Catalogue(language);
  catalogue.add(readFileSync(new URL(`tests/golden/formatter.${language}.ftl`, root), 'utf8'));
  return catalogue;
}

describe('the shared table', () => {
  it.each(cases.map((entry, at) => ({ ...entry, at })))('$at $language $id', (entry) => {
    const formatter = new Formatter(catalogues[entry.language]!, entry.game, entry.names);
    expect(formatter.tell(entry.id, entry.arguments)).toBe(entry.text);
    expect(formatter.problems).toEqual([]);
  });
});
