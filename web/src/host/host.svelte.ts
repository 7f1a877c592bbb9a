/** The host's own pages, and what is kept for how long: asked for once for each language. */

import { api } from '../wire/api';
import type { HouseInfo } from '../wire/types';
import { language } from '../words/language.svelte';

const known = $state<Record<string, HouseInfo>>({});
const asked = new Set<string>();

/** What is known of the host in the language of the page; none before the server has told. */
export function host(): HouseInfo | null {
  return known[language()] ?? null;
}

export async function askHost(): Promise<void> {
  const wanted = language();
  if (asked.has(wanted)) return;
  asked.add(wanted);
  try {
    known[wanted] = await api.host(wanted);
  } catch {
    asked.delete(wanted);
  }
}
