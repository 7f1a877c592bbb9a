/** Search in a rulebook, and which paragraphs refer to which. */
import type { Chapter, Rulebook } from '../wire/types';

/** Where a text stands: a paragraph, the introduction of a chapter, or of the book. */
export interface Entry {
  id: string;
  text: string;
}

export interface Hit {
  id: string;
  before: string;
  match: string;
  after: string;
}

export const TOP = 'rules-top';
const AROUND = 60; // characters on either side of what was found
const REFERENCE = /\[[^\]]+\]\(#([^)]+)\)/g;

export function entries(book: Rulebook): Entry[] {
  const found = [{ id: TOP, text: book.introduction }];
  for (const chapter of chapters(book)) {
    found.push({ id: chapter.id, text: `${chapter.title}. ${chapter.introduction}` });
    for (const paragraph of chapter.paragraphs) found.push({ id: paragraph.id, text: `${paragraph.id} ${paragraph.text}` });
  }
  return found.map((entry) => ({ id: entry.id, text: plain(entry.text) }));
}

/** Every word must occur, in whatever case and with whatever accents; the excerpt shows the first of them. */
export function search(found: Entry[], query: string): Hit[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (!words.length || query.trim().length < 2) return [];
  return found.flatMap((entry) => {
    const folded = fold(entry.text);
    if (!words.every((word) => folded.includes(word))) return [];
    const at = folded.indexOf(words[0]!);
    const [from, to] = [Math.max(0, at - AROUND), at + words[0]!.length];
    return [
      {
        id: entry.id,
        before: (from ? '…' : '') + entry.text.slice(from, at),
        match: entry.text.slice(at, to),
        after: entry.text.slice(to, to + AROUND) + (to + AROUND < entry.text.length ? '…' : ''),
      },
    ];
  });
}

/** By paragraph: the others that mention it. */
export function referrers(book: Rulebook): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const paragraph of chapters(book).flatMap((chapter) => chapter.paragraphs)) {
    for (const [, rule = ''] of paragraph.text.matchAll(REFERENCE)) {
      const others = found.get(rule) ?? [];
      if (rule !== paragraph.id && !others.includes(paragraph.id)) found.set(rule, [...others, paragraph.id]);
    }
  }
  return found;
}

function chapters(book: Rulebook): Chapter[] {
  return [...book.chapters, book.rulings, book.appendix].flatMap((chapter) => chapter ?? []);
}

/** The words of a Markdown text. */
function plain(text: string): string {
  return text
    .replace(/> \[[^\]]+\]\(figures[^)]*\): /g, '')
    .replace(REFERENCE, '$1')
    .replace(/^\|[-|]+\|$/gm, '')
    .replace(/[*`#]|^\||\|$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** In small letters without accents, each character by itself, so that places stay the same. */
function fold(text: string): string {
  return Array.from(text, (character) => character.normalize('NFD').toLowerCase().charAt(0).padEnd(character.length)).join('');
}
