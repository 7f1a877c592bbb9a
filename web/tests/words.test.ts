/** The page's own words: both languages have the same ids and variables, and every id that is used exists. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../src/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (name: string) => readFileSync(new URL(name, root), 'utf8');
const pairs = files.filter((name) => /(^words\/en\/(page|table|admin|aid|notifications|leagues|people|programs|invitation)|words\.en)\.ftl$/.test(name)).map((name) => [name, name.replace('words/en/', 'words/it/').replace('words.en', 'words.it')]);

function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const part of text.split(/\n(?=[a-z])/)) {
    const id = /^([\w-]+) =/.exec(part)?.[1];
    if (id) found.set(id, [...new Set([...part.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort());
  }
  return found;
}

const page = new Map([...messages(read('words/en/page.ftl')), ...messages(read('words/en/table.ftl')), ...messages(read('words/en/aid.ftl')), ...messages(read('words/en/notifications.ftl')), ...messages(read('words/en/leagues.ftl')), ...messages(read('words/en/people.ftl')), ...messages(read('words/en/programs.ftl')), ...messages(read('words/en/invitation.ftl'))]);
const boards = new Map(pairs.flatMap(([english]) => [...messages(read(english!))]));

describe('words', () => {
  it.each(pairs)('%s and %s say the same', (english, italian) => {
    expect(Object.fromEntries(messages(read(italian!)))).toEqual(Object.fromEntries(messages(read(english!))));
  });

  it('has every id that is used', () => {
    const used = files
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .flatMap((name) => [...read(name).matchAll(/['"`]((?:page|admin|leagues|[a-z_]+-board)-[a-z-]+)['"`]/g)].map((match) => match[1]!));
    expect([...new Set(used)].filter((id) => !page.has(id) && !boards.has(id))).toEqual([]);
  });

  it('has the ids that are put together', () => {
    const endings = { theme: ['auto', 'light', 'dark'], pace: ['calm', 'quick', 'off'], clock: ['move', 'game', 'minutes', 'days'], 'clock-preset': ['none', 'quick', 'evening', 'day', 'days', 'own'], status: ['open', 'playing', 'finished'], connection: ['joining', 'live', 'lost', 'closed'], tables: ['running', 'open', 'playing', 'finished'] };
    const wanted = Object.entries(endings).flatMap(([stem, words]) => words.map((word) => `page-${stem}-${word}`));
    expect(wanted.filter((id) => !page.has(id))).toEqual([]);
    const leagues = ['open', 'playing', 'finished', 'closed'].map((word) => `leagues-status-${word}`);
    const systems = ['swiss', 'round-robin'].flatMap((word) => [`leagues-system-${word}`, `leagues-system-${word}-more`]);
    expect([...leagues, ...systems].filter((id) => !page.has(id))).toEqual([]);
  });
});
