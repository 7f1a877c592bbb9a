/** The server by HTTP: every address it has is named here and nowhere else. */

import type { Annotated, Answer, GameInfo, Hint, Me, NewTable, Refused, Rulebook, Snapshot, Table, Tables, Told, Verified, Watched } from './types';

/** The server said no, and why. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.id);
  }
}

const OFFLINE: Refused = { id: 'offline', rule: null, arguments: {} };

/** The first answer brings the guest's cookie: whatever else is asked waits for it, lest two guests be made of one person. */
let door: Promise<Me | null> | null = null;

/** Who one is; the first question is the one that opens the door. */
async function me(): Promise<Me> {
  if (door) return ask<Me>('GET', '/me');
  const first = askNow<Me>('GET', '/me');
  door = first.catch(() => null);
  return first;
}

/** After this the server knows whom it talks to. */
export async function entered(): Promise<void> {
  door ??= askNow<Me>('GET', '/me').catch(() => null);
  await door;
}

async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  await entered();
  return askNow<Reply>(method, path, body);
}

async function askNow<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Declined(0, OFFLINE);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Declined(response.status, isRefused(answer) ? answer : OFFLINE);
  return answer as Reply;
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'arguments' in answer;
}

function query(given: Record<string, string | number | null | undefined>): string {
  const words = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return words.length ? `?${new URLSearchParams(words.map(([name, value]) => [name, String(value)]))}` : '';
}

export interface Moment {
  seat?: number | null;
  ply?: number | null;
}

let games: Promise<GameInfo[]> | null = null;
const rules = new Map<string, Promise<Rulebook>>();

export const api = {
  me,
  rename: (name: string) => ask<Me>('POST', '/me', { name }),
  register: (name: string, password: string) => ask<Me>('POST', '/account', { name, password }),
  signIn: (name: string, password: string) => ask<Me>('POST', '/session', { name, password }),
  signOut: () => ask<Me>('DELETE', '/session'),

  games: (): Promise<GameInfo[]> => {
    games ??= ask<GameInfo[]>('GET', '/games').catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  rules: (game: string, language: string): Promise<Rulebook> => {
    const path = `/games/${game}/rules/${language}`;
    if (!rules.has(path)) {
      const asked = ask<Rulebook>('GET', path);
      asked.catch(() => rules.delete(path));
      rules.set(path, asked);
    }
    return rules.get(path)!;
  },

  tables: (show: string, page = 0) => ask<Tables>('GET', `/tables${query({ show, page })}`),
  open: (plan: NewTable) => ask<Table>('POST', '/tables', plan),
  table: (id: string) => ask<Table>('GET', `/tables/${id}`),
  join: (id: string, seat?: number) => ask<Table>('POST', `/tables/${id}/join`, { seat: seat ?? null }),
  leave: (id: string, seat?: number) => ask<Table>('POST', `/tables/${id}/leave`, { seat: seat ?? null }),
  start: (id: string, fill?: string) => ask<Table>('POST', `/tables/${id}/start`, { fill: fill ?? null }),
  rematch: (id: string) => ask<Table>('POST', `/tables/${id}/rematch`),
  snapshot: (id: string, at: Moment) => ask<Snapshot>('GET', `/tables/${id}/snapshot${query({ ...at })}`),
  command: (id: string, message: string) => ask<Answer>('POST', `/tables/${id}/commands`, JSON.parse(message)),
  hint: (id: string, seat: number, strong: boolean) => ask<Hint>('POST', `/tables/${id}/hint${query({ seat, strong: String(strong) })}`),
  told: (id: string, seat: number, first?: number) => ask<Told[]>('GET', `/tables/${id}/told${query({ seat, first })}`),

  annotation: (kind: 'tables' | 'records', id: string) => ask<Annotated>('GET', `/${kind}/${id}/annotation`),
  annotate: (kind: 'tables' | 'records', id: string) => ask<Annotated>('POST', `/${kind}/${id}/annotation`),

  upload: (text: string) => ask<Watched>('POST', '/records', { text }),
  watched: (id: string) => ask<Watched>('GET', `/records/${id}`),
  watch: (id: string, at: Moment) => ask<Snapshot>('GET', `/records/${id}/snapshot${query({ ...at })}`),
  verify: (text: string) => ask<Verified>('POST', '/verify', { text }),
};

export const recordAddress = (table: string) => `/api/tables/${table}/record`;

/** The address of a live connection. */
export function liveAddress(path: string, given: Record<string, string | number | null | undefined> = {}): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api${path}${query(given)}`;
}
