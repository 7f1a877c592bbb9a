/** The browser's formatter keeps to the table it shares with the Python one. */
import { readFileSync, readdirSync } from 'node:fs';
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

function read(language: string): Catalogue {
  const folder = new URL(`src/fondaco/locale/${language}/`, root);
  const catalogue = new Catalogue(language);
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.ftl')) catalogue.add(readFileSync(new URL(file, folder), 'utf8'));
  }
  return catalogue;
}

describe('the shared table', () => {
  it.each(cases.map((entry, at) => ({ ...entry, at })))('$at $language $id', (entry) => {
    const formatter = new Formatter(catalogues[entry.language]!, entry.game, entry.names);
    expect(formatter.tell(entry.id, entry.arguments)).toBe(entry.text);
    expect(formatter.problems).toEqual([]);
  });
});
