/** The HTTP API: the only place with its addresses. */

import type { AddedChannel, AdminOrder, Aid, AnnotationStatus, Answer, AskPlan, BotLevels, CoachCommand, CoachState, CourseInfo, FigureInfo, Friends, GameInfo, Hint, HouseInfo, HousePage, Idea, Leaderboard, LeagueInfo, LeaguePage, LessonCommand, LessonState, MadeToken, MailLinkUsed, MatchPage, Me, MoveEffects, Mute, NewChannel, NewLeague, NewTable, Notifications, NotifyOrder, NotifyQueue, OwnRatings, PlanShown, Preferences, Privacy, Profile, PuzzleCommand, PuzzleList, PuzzleState, Refused, Rulebook, SeatRating, Scope, SessionInfo, Sheet, Snapshot, TablePage, TableSummary, TargetReason, Tested, TokenInfo, Told, VacationPlan, Verified, Watched } from './types';

/** A refused request, with the reason. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.id);
  }
}

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

const OFFLINE: Refused = { id: 'offline', rule: null, arguments: {} };

/** The first response sets the guest's cookie; all other requests wait for it, so that one person never becomes two guests. */
let session: Promise<Me | null> | null = null;

/** Who one is; the first question is the one that opens the session. */
async function me(): Promise<Me> {
  if (session) return request<Me>('GET', '/me');
  const first = send<Me>('GET', '/me');
  session = first.catch(() => null);
  return first;
}

/** Resolves when the session cookie is set. */
export async function sessionReady(): Promise<void> {
  session ??= send<Me>('GET', '/me').catch(() => null);
  await session;
}

async function request<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  await sessionReady();
  return send<Reply>(method, path, body);
}

async function send<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new RequestError(0, OFFLINE);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new RequestError(response.status, isRefused(answer) ? answer : OFFLINE);
  return answer as Reply;
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'arguments' in answer;
}

function query(given: Record<string, string | number | null | undefined>): string {
  const words = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return words.length ? `?${new URLSearchParams(words.map(([name, value]) => [name, String(value)]))}` : '';
}

/** The same name with several values, after a query. */
function repeated(name: string, values: readonly string[]): string {
  return values.map((value) => `&${name}=${encodeURIComponent(value)}`).join('');
}

export interface SnapshotQuery {
  seat?: number | null;
  ply?: number | null;
}

let games: Promise<GameInfo[]> | null = null;
const rules = new Map<string, Promise<Rulebook>>();

export const api = {
  me,
  levels: () => request<BotLevels>('GET', '/me/levels'),
  rename: (name: string) => request<Me>('POST', '/me', { name }),
  register: (name: string, password: string) => request<Me>('POST', '/account', { name, password }),
  signIn: (name: string, password: string) => request<Me>('POST', '/session', { name, password }),
  signOut: () => request<Me>('DELETE', '/session'),
  changePassword: (old: string, wanted: string) => request<Me>('POST', '/account/password', { old, new: wanted }),
  signOutEverywhere: () => request<Me>('POST', '/account/sign-out-everywhere'),
  deleteAccount: (password: string) => request<Me>('POST', '/account/delete', { password }),
  askLink: (name: string, purpose: string, language: string) => request<{ done: number }>('POST', '/session/ask', { name, purpose, language }),
  signInByLink: (token: string) => request<Me>('POST', '/session/link', { token }),
  recover: (token: string, password: string) => request<Me>('POST', '/account/recover', { token, password }),
  sessions: () => request<SessionInfo[]>('GET', '/account/sessions'),
  endSession: (id: string) => request<{ done: number }>('DELETE', `/account/sessions/${id}`),
  person: (name: string) => request<Profile>('GET', `/people/${encodeURIComponent(name)}`),
  personMatches: (name: string, page: number) => request<MatchPage>('GET', `/people/${encodeURIComponent(name)}/matches${query({ page })}`),
  personAt: (table: string, seat: number) => request<{ name: string }>('GET', `/tables/${table}/seats/${seat}/person`),
  privacy: () => request<Privacy>('GET', '/account/privacy'),
  savePrivacy: (wanted: Privacy) => request<Privacy>('POST', '/account/privacy', wanted),
  friends: () => request<Friends>('GET', '/friends'),
  befriend: (who: { name?: string; table?: string; seat?: number }) => request<Friends>('POST', '/friends', who),
  part: (name: string) => request<Friends>('DELETE', `/friends/${encodeURIComponent(name)}`),
  vacations: () => request<VacationPlan>('GET', '/account/vacations'),
  planVacation: (start: number, until: number) => request<VacationPlan>('POST', '/account/vacations', { start, until }),
  endVacation: (id: string) => request<VacationPlan>('DELETE', `/account/vacations/${id}`),
  block: (table: string, seat: number) => request<{ done: number }>('POST', '/blocks', { table, seat }),
  blocks: () => request<{ done: number }>('GET', '/blocks'),
  unblock: () => request<{ done: number }>('DELETE', '/blocks'),
  report: (table: string, seat: number, text: string) => request<{ done: number }>('POST', '/reports', { table, seat, text }),
  adminList: (what: string, word: string) => request<Record<string, unknown>[]>('GET', `/admin/${what}${query({ word })}`),
  adminOrder: (order: AdminOrder) => request<{ done: number }>('POST', '/admin', order),
  notifications: () => request<Notifications>('GET', '/notifications'),
  savePreferences: (wanted: Preferences) => request<Notifications>('POST', '/notifications/preferences', wanted),
  addChannel: (channel: NewChannel) => request<AddedChannel>('POST', '/notifications/channels', channel),
  testChannel: (id: string) => request<Tested>('POST', `/notifications/channels/${id}/test`),
  tokens: () => request<TokenInfo[]>('GET', '/account/tokens'),
  makeToken: (name: string, scopes: Scope[]) => request<MadeToken>('POST', '/account/tokens', { name, scopes }),
  revokeToken: (id: string) => request<TokenInfo[]>('DELETE', `/account/tokens/${encodeURIComponent(id)}`),
  removeChannel: (id: string) => request<Notifications>('DELETE', `/notifications/channels/${id}`),
  isMuted: (table: string) => request<Mute>('GET', `/notifications/mute${query({ table })}`),
  mute: (table: string, muted: boolean) => request<Mute>('POST', '/notifications/mute', { table, muted }),
  confirmAddress: (token: string) => request<MailLinkUsed>('POST', '/notifications/confirm', { token }),
  unsubscribeAddress: (token: string) => request<MailLinkUsed>('POST', `/notifications/unsubscribe/${token}`),
  notifyQueue: () => request<NotifyQueue>('GET', '/notifications/queue'),
  notifyOrder: (order: NotifyOrder) => request<Tested>('POST', '/notifications/queue', order),
  invite: (table: string, name: string) => request<{ name: string }>('POST', `/tables/${table}/invite`, { name }),

  games: (): Promise<GameInfo[]> => {
    games ??= request<GameInfo[]>('GET', '/games').catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  rules: (game: string, language: string): Promise<Rulebook> => {
    const path = `/games/${game}/rules/${language}`;
    if (!rules.has(path)) {
      const asked = request<Rulebook>('GET', path);
      asked.catch(() => rules.delete(path));
      rules.set(path, asked);
    }
    return rules.get(path)!;
  },

  tables: (show: string, page = 0) => request<TablePage>('GET', `/tables${query({ show, page })}`),
  open: (plan: NewTable) => request<TableSummary>('POST', '/tables', plan),
  table: (id: string) => request<TableSummary>('GET', `/tables/${id}`),
  join: (id: string, seat?: number) => request<TableSummary>('POST', `/tables/${id}/join`, { seat: seat ?? null }),
  leave: (id: string, seat?: number) => request<TableSummary>('POST', `/tables/${id}/leave`, { seat: seat ?? null }),
  ready: (id: string, ready: boolean) => request<TableSummary>('POST', `/tables/${id}/ready`, { ready }),
  start: (id: string, fill?: string) => request<TableSummary>('POST', `/tables/${id}/start`, { fill: fill ?? null }),
  rematch: (id: string) => request<TableSummary>('POST', `/tables/${id}/rematch`),
  snapshot: (id: string, at: SnapshotQuery) => request<Snapshot>('GET', `/tables/${id}/snapshot${query({ ...at })}`),
  command: (id: string, message: string) => request<Answer>('POST', `/tables/${id}/commands`, JSON.parse(message)),
  hint: (id: string, seat: number) => request<Hint>('POST', `/tables/${id}/hint${query({ seat })}`),
  idea: (id: string, seat: number, notation: string) => request<Idea>('POST', `/tables/${id}/idea`, { seat, notation }),
  effects: (id: string, seat: number, moves: string[]) => request<MoveEffects>('POST', `/tables/${id}/effects`, { seat, moves }),
  plan: (id: string, asked: AskPlan) => request<PlanShown>('POST', `/tables/${id}/plan`, asked),
  reason: (id: string, seat: number, target: string, chosen: readonly string[]) =>
    request<TargetReason>('GET', `/tables/${id}/reason${query({ seat, target })}${repeated('chosen', chosen)}`),
  sheet: (kind: 'tables' | 'records', id: string, at: SnapshotQuery) => request<Sheet>('GET', `/${kind}/${id}/sheet${query({ ...at })}`),
  told: (id: string, seat: number, first?: number) => request<Told[]>('GET', `/tables/${id}/told${query({ seat, first })}`),

  leaderboard: (game: string, page = 0) => request<Leaderboard>('GET', `/ratings/${game}${query({ page })}`),
  ownRatings: () => request<OwnRatings>('GET', '/me/ratings'),
  tableRatings: (id: string) => request<SeatRating[]>('GET', `/tables/${id}/ratings`),
  leagues: (show: 'public' | 'mine', page = 0) => request<LeaguePage>('GET', `/leagues${query({ show, page })}`),
  league: (id: string) => request<LeagueInfo>('GET', `/leagues/${id}`),
  openLeague: (plan: NewLeague) => request<LeagueInfo>('POST', '/leagues', plan),
  inLeague: (id: string, order: 'join' | 'leave' | 'start' | 'close') => request<LeagueInfo>('POST', `/leagues/${id}/${order}`),
  removeFromLeague: (id: string, number: number) => request<LeagueInfo>('POST', `/leagues/${id}/remove`, { number }),

  annotation: (kind: 'tables' | 'records', id: string) => request<AnnotationStatus>('GET', `/${kind}/${id}/annotation`),
  annotate: (kind: 'tables' | 'records', id: string) => request<AnnotationStatus>('POST', `/${kind}/${id}/annotation`),

  puzzles: () => request<PuzzleList>('GET', '/puzzles'),
  puzzle: (game: string, id: string) => request<PuzzleState>('GET', `/puzzles/${game}/${id}`),
  puzzleReason: (game: string, id: string, found: readonly string[], target: string, chosen: readonly string[]) =>
    request<TargetReason>('GET', `/puzzles/${game}/${id}/reason${query({ target })}${repeated('found', found)}${repeated('chosen', chosen)}`),
  answerPuzzle: (game: string, id: string, command: PuzzleCommand) => request<PuzzleState>('POST', `/puzzles/${game}/${id}`, command),
  host: (language: string) => request<HouseInfo>('GET', `/house?language=${language}`),
  hostPage: (name: string, language: string) => request<HousePage>('GET', `/house/pages/${encodeURIComponent(name)}?language=${language}`),
  aid: (game: string) => request<Aid>('GET', `/games/${game}/aid`),
  figure: (game: string, name: string) => request<FigureInfo>('GET', `/games/${game}/figures/${name}`),
  coach: (game: string) => request<CoachState>('GET', `/coach/${game}`),
  changeCoach: (game: string, command: CoachCommand) => request<CoachState>('POST', `/coach/${game}`, command),

  courses: () => request<CourseInfo[]>('GET', '/lessons'),
  lesson: (game: string, name: string) => request<LessonState>('GET', `/lessons/${game}/${name}`),
  lessonReason: (game: string, name: string, target: string, chosen: readonly string[]) =>
    request<TargetReason>('GET', `/lessons/${game}/${name}/reason${query({ target })}${repeated('chosen', chosen)}`),
  takeStep: (game: string, name: string, command: LessonCommand) => request<LessonState>('POST', `/lessons/${game}/${name}`, command),

  upload: (text: string) => request<Watched>('POST', '/records', { text }),
  watched: (id: string) => request<Watched>('GET', `/records/${id}`),
  watch: (id: string, at: SnapshotQuery) => request<Snapshot>('GET', `/records/${id}/snapshot${query({ ...at })}`),
  verify: (text: string) => request<Verified>('POST', '/verify', { text }),
};

export const recordAddress = (table: string) => `/api/tables/${table}/record`;

/** The address of a live connection. */
export function liveAddress(path: string, given: Record<string, string | number | null | undefined> = {}): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api${path}${query(given)}`;
}
