/** The HTTP API by short names; `client.ts` checks addresses, bodies and answers against the server's description. */

import { address, get, me, post, remove, RequestError } from './client';
import type { components, paths } from './schema';
import type { AdminOrder, AskPlan, CoachCommand, GameInfo, LessonCommand, NewChannel, NewLeague, NewTable, NotifyOrder, Preferences, Privacy, PuzzleCommand, Refused, Rulebook, Scope } from './types';

export { RequestError, sessionReady } from './client';

/** Why the server refused a step, or null if it did not; faults of the page itself are not caught. */
export async function refusalOf(step: () => Promise<unknown>): Promise<Refused | null> {
  try {
    await step();
    return null;
  } catch (error) {
    if (error instanceof RequestError) return error.refused;
    throw error;
  }
}

type AskLink = components['schemas']['AskLink'];
type AdminList = paths['/api/admin/{what}']['get']['parameters']['path']['what'];
type TableList = NonNullable<paths['/api/tables']['get']['parameters']['query']>['show'];

export interface SnapshotQuery {
  seat?: number | null;
  ply?: number | null;
}

let games: Promise<GameInfo[]> | null = null;
const rules = new Map<string, Promise<Rulebook>>();

export const api = {
  me,
  levels: () => get('/api/me/levels'),
  rename: (name: string) => post('/api/me', { body: { name } }),
  register: (name: string, password: string) => post('/api/account', { body: { name, password } }),
  signIn: (name: string, password: string) => post('/api/session', { body: { name, password } }),
  signOut: () => remove('/api/session'),
  changePassword: (old: string, wanted: string) => post('/api/account/password', { body: { old, new: wanted } }),
  signOutEverywhere: () => post('/api/account/sign-out-everywhere'),
  deleteAccount: (password: string) => post('/api/account/delete', { body: { password } }),
  askLink: (name: string, purpose: AskLink['purpose'], language: AskLink['language']) => post('/api/session/ask', { body: { name, purpose, language } }),
  signInByLink: (token: string) => post('/api/session/link', { body: { token, password: '' } }),
  recover: (token: string, password: string) => post('/api/account/recover', { body: { token, password } }),
  sessions: () => get('/api/account/sessions'),
  endSession: (id: string) => remove('/api/account/sessions/{session}', { path: { session: id } }),
  person: (name: string) => get('/api/people/{name}', { path: { name } }),
  personMatches: (name: string, page: number) => get('/api/people/{name}/matches', { path: { name }, query: { page } }),
  personAt: (table: string, seat: number) => get('/api/tables/{table_id}/seats/{seat}/person', { path: { table_id: table, seat } }),
  privacy: () => get('/api/account/privacy'),
  savePrivacy: (wanted: Privacy) => post('/api/account/privacy', { body: wanted }),
  friends: () => get('/api/friends'),
  befriend: (who: { name?: string; table?: string; seat?: number }) => post('/api/friends', { body: { name: '', table: '', seat: -1, ...who } }),
  part: (name: string) => remove('/api/friends/{name}', { path: { name } }),
  vacations: () => get('/api/account/vacations'),
  planVacation: (start: number, until: number) => post('/api/account/vacations', { body: { start, until } }),
  endVacation: (id: string) => remove('/api/account/vacations/{vacation}', { path: { vacation: id } }),
  block: (table: string, seat: number) => post('/api/blocks', { body: { table, seat, text: '' } }),
  blocks: () => get('/api/blocks'),
  unblock: () => remove('/api/blocks'),
  report: (table: string, seat: number, text: string) => post('/api/reports', { body: { table, seat, text } }),
  adminList: (what: AdminList, word: string) => get('/api/admin/{what}', { path: { what }, query: { word } }),
  adminOrder: (order: AdminOrder) => post('/api/admin', { body: order }),
  notifications: () => get('/api/notifications'),
  savePreferences: (wanted: Preferences) => post('/api/notifications/preferences', { body: wanted }),
  addChannel: (channel: NewChannel) => post('/api/notifications/channels', { body: channel }),
  testChannel: (id: string) => post('/api/notifications/channels/{channel}/test', { path: { channel: id } }),
  tokens: () => get('/api/account/tokens'),
  makeToken: (name: string, scopes: Scope[]) => post('/api/account/tokens', { body: { name, scopes } }),
  revokeToken: (id: string) => remove('/api/account/tokens/{token}', { path: { token: id } }),
  removeChannel: (id: string) => remove('/api/notifications/channels/{channel}', { path: { channel: id } }),
  isMuted: (table: string) => get('/api/notifications/mute', { query: { table } }),
  mute: (table: string, muted: boolean) => post('/api/notifications/mute', { body: { table, muted } }),
  confirmAddress: (token: string) => post('/api/notifications/confirm', { body: { token } }),
  unsubscribeAddress: (token: string) => post('/api/notifications/unsubscribe/{token}', { path: { token } }),
  notifyQueue: () => get('/api/notifications/queue'),
  notifyOrder: (order: NotifyOrder) => post('/api/notifications/queue', { body: order }),
  invite: (table: string, name: string) => post('/api/tables/{table_id}/invite', { path: { table_id: table }, body: { name } }),

  games: (): Promise<GameInfo[]> => {
    games ??= get('/api/games').catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  rules: (game: string, language: string): Promise<Rulebook> => {
    const book = `${game} ${language}`;
    if (!rules.has(book)) {
      const asked = get('/api/games/{name}/rules/{language}', { path: { name: game, language } });
      asked.catch(() => rules.delete(book));
      rules.set(book, asked);
    }
    return rules.get(book)!;
  },

  tables: (show: TableList, page = 0) => get('/api/tables', { query: { show, page } }),
  open: (plan: NewTable) => post('/api/tables', { body: plan }),
  table: (id: string) => get('/api/tables/{table_id}', { path: { table_id: id } }),
  join: (id: string, seat?: number) => post('/api/tables/{table_id}/join', { path: { table_id: id }, body: { seat: seat ?? null } }),
  leave: (id: string, seat?: number) => post('/api/tables/{table_id}/leave', { path: { table_id: id }, body: { seat: seat ?? null } }),
  ready: (id: string, ready: boolean) => post('/api/tables/{table_id}/ready', { path: { table_id: id }, body: { ready } }),
  start: (id: string, fill?: string) => post('/api/tables/{table_id}/start', { path: { table_id: id }, body: { fill: fill ?? null } }),
  rematch: (id: string) => post('/api/tables/{table_id}/rematch', { path: { table_id: id } }),
  snapshot: (id: string, at: SnapshotQuery) => get('/api/tables/{table_id}/snapshot', { path: { table_id: id }, query: at }),
  command: (id: string, message: string) => post('/api/tables/{table_id}/commands', { path: { table_id: id }, body: JSON.parse(message) }),
  hint: (id: string, seat: number) => post('/api/tables/{table_id}/hint', { path: { table_id: id }, query: { seat } }),
  idea: (id: string, seat: number, notation: string) => post('/api/tables/{table_id}/idea', { path: { table_id: id }, body: { seat, notation } }),
  effects: (id: string, seat: number, moves: string[]) => post('/api/tables/{table_id}/effects', { path: { table_id: id }, body: { seat, moves } }),
  plan: (id: string, asked: AskPlan) => post('/api/tables/{table_id}/plan', { path: { table_id: id }, body: asked }),
  reason: (id: string, seat: number, target: string, chosen: readonly string[]) =>
    get('/api/tables/{table_id}/reason', { path: { table_id: id }, query: { seat, target, chosen: [...chosen] } }),
  sheet: (kind: 'tables' | 'records', id: string, at: SnapshotQuery) => kind === 'tables' ? get('/api/tables/{table_id}/sheet', { path: { table_id: id }, query: at }) : get('/api/records/{record_id}/sheet', { path: { record_id: id }, query: at }),
  told: (id: string, seat: number, first?: number) => get('/api/tables/{table_id}/told', { path: { table_id: id }, query: { seat, first } }),

  leaderboard: (game: string, page = 0) => get('/api/ratings/{game}', { path: { game }, query: { page } }),
  ownRatings: () => get('/api/me/ratings'),
  tableRatings: (id: string) => get('/api/tables/{table_id}/ratings', { path: { table_id: id } }),
  leagues: (show: 'public' | 'mine', page = 0) => get('/api/leagues', { query: { show, page } }),
  league: (id: string) => get('/api/leagues/{league_id}', { path: { league_id: id } }),
  openLeague: (plan: NewLeague) => post('/api/leagues', { body: plan }),
  inLeague: (id: string, order: 'join' | 'leave' | 'start' | 'close') => post(`/api/leagues/{league_id}/${order}`, { path: { league_id: id } }),
  removeFromLeague: (id: string, number: number) => post('/api/leagues/{league_id}/remove', { path: { league_id: id }, body: { number } }),

  annotation: (kind: 'tables' | 'records', id: string) => kind === 'tables' ? get('/api/tables/{table_id}/annotation', { path: { table_id: id } }) : get('/api/records/{record_id}/annotation', { path: { record_id: id } }),
  annotate: (kind: 'tables' | 'records', id: string) => kind === 'tables' ? post('/api/tables/{table_id}/annotation', { path: { table_id: id } }) : post('/api/records/{record_id}/annotation', { path: { record_id: id } }),

  puzzles: () => get('/api/puzzles'),
  puzzle: (game: string, id: string) => get('/api/puzzles/{game}/{puzzle_id}', { path: { game, puzzle_id: id } }),
  puzzleReason: (game: string, id: string, found: readonly string[], target: string, chosen: readonly string[]) =>
    get('/api/puzzles/{game}/{puzzle_id}/reason', { path: { game, puzzle_id: id }, query: { target, found: [...found], chosen: [...chosen] } }),
  answerPuzzle: (game: string, id: string, command: PuzzleCommand) => post('/api/puzzles/{game}/{puzzle_id}', { path: { game, puzzle_id: id }, body: command }),
  host: (language: string) => get('/api/house', { query: { language } }),
  hostPage: (name: string, language: string) => get('/api/house/pages/{name}', { path: { name }, query: { language } }),
  aid: (game: string) => get('/api/games/{name}/aid', { path: { name: game } }),
  figure: (game: string, name: string) => get('/api/games/{name}/figures/{figure}', { path: { name: game, figure: name } }),
  coach: (game: string) => get('/api/coach/{game}', { path: { game } }),
  changeCoach: (game: string, command: CoachCommand) => post('/api/coach/{game}', { path: { game }, body: command }),

  courses: () => get('/api/lessons'),
  lesson: (game: string, name: string) => get('/api/lessons/{game}/{name}', { path: { game, name } }),
  lessonReason: (game: string, name: string, target: string, chosen: readonly string[]) =>
    get('/api/lessons/{game}/{name}/reason', { path: { game, name }, query: { target, chosen: [...chosen] } }),
  takeStep: (game: string, name: string, command: LessonCommand) => post('/api/lessons/{game}/{name}', { path: { game, name }, body: command }),

  upload: (text: string) => post('/api/records', { body: { text } }),
  watched: (id: string) => get('/api/records/{record_id}', { path: { record_id: id } }),
  watch: (id: string, at: SnapshotQuery) => get('/api/records/{record_id}/snapshot', { path: { record_id: id }, query: at }),
  verify: (text: string) => post('/api/verify', { body: { text } }),
};

export const recordAddress = (table: string) => `/api/tables/${table}/record`;

/** The address of a live connection. */
export function liveAddress(path: string, given: Record<string, string | number | null | undefined> = {}): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${address(`/api${path}`, {}, given)}`;
}
