/** The language of the page: catalogues are loaded lazily, and a change updates every text. */

import { LANGUAGES } from '../wire/constants';
import { Catalogue, Formatter } from './formatter';

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

type Source = () => Promise<string>;
const sources: Record<string, Source> = {
  ...(import.meta.glob('./*/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Source>),
  ...(import.meta.glob(['../../../src/fondaco/locale/*/*.ftl', '!../../../src/fondaco/locale/*/{cli,notify,programs}.ftl'], {
    query: '?raw',
    import: 'default',
  }) as Record<string, Source>),
  ...(import.meta.glob('../games/*/words.*.ftl', { query: '?raw', import: 'default' }) as Record<string, Source>),
};

const catalogues: Record<Language, Catalogue> = { en: new Catalogue('en'), it: new Catalogue('it') };
const loading = new Map<string, Promise<void>>();
const parts = new Set<string>(['house']);

/** `read` counts loaded catalogues; reading it makes templates update. */
const state = $state({ language: preferred() as Language, read: 0 });

function preferred(): string {
  if (typeof localStorage === 'undefined') return 'en';
  const kept = localStorage.getItem('language');
  if (kept === 'en' || kept === 'it') return kept;
  return navigator.languages.some((language) => language.startsWith('it')) &&
    !navigator.languages[0]?.startsWith('en')
    ? 'it'
    : 'en';
}

function paths(language: Language, part: string): string[] {
  if (part === 'house') return [`./${language}/page.ftl`, `./${language}/table.ftl`, `../../../src/fondaco/locale/${language}/house.ftl`, `../../../src/fondaco/locale/${language}/share.ftl`];
  return [`./${language}/${part}.ftl`, `../../../src/fondaco/locale/${language}/${part}.ftl`, `../games/${part}/words.${language}.ftl`];
}

async function fetchPart(language: Language, part: string): Promise<void> {
  const found = paths(language, part).flatMap((path) => sources[path] ?? []);
  for (const text of await Promise.all(found.map((source) => source()))) catalogues[language].add(text);
  state.read += 1;
}

/** Load the catalogue of the page (no part) or of a game in the current language. */
export async function need(part = 'house', language: Language = state.language): Promise<void> {
  parts.add(part);
  const key = `${language}/${part}`;
  if (!loading.has(key)) loading.set(key, fetchPart(language, part));
  await loading.get(key);
}

/** Change the language once its catalogues are loaded. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...parts].map((part) => need(part, language)));
  state.language = language;
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
}

export function language(): Language {
  return state.language;
}

/** A formatter in the language of the page; read it inside a template or `$derived`, and it follows every switch. */
export function formatter(game: string | null = null, names: (string | null)[] = []): Formatter {
  void state.read;
  return new Formatter(catalogues[state.language], game, names);
}

/** A text of the page. */
export function t(id: string, given: Record<string, string | number> = {}): string {
  return formatter().say(id, given);
}

export function has(id: string): boolean {
  void state.read;
  return catalogues[state.language].has(id);
}

export function shortDate(seconds: number): string {
  return new Intl.DateTimeFormat(state.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
}

export function shortDay(seconds: number): string {
  return new Intl.DateTimeFormat(state.language, { dateStyle: 'medium' }).format(seconds * 1000);
}

export function figure(value: number): string {
  return new Intl.NumberFormat(state.language).format(value);
}
