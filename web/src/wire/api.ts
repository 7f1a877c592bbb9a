/** The HTTP API: the only place with its addresses. */

import type { AddedChannel, AdminOrder, Aid, AnnotationStatus, Answer, AskPlan, BotLevels, CoachCommand, CoachState, CourseInfo, FigureInfo, GameInfo, Hint, Idea, LessonCommand, LessonState, MailLinkUsed, Me, MoveEffects, Mute, NewChannel, NewTable, Notifications, NotifyOrder, NotifyQueue, PlanShown, Preferences, PuzzleCommand, PuzzleList, PuzzleState, Refused, Rulebook, Sheet, Snapshot, TablePage, TableSummary, TargetReason, Tested, Told, Verified, Watched } from './types';

/** A refused request, with the reason. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.id);
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
  block: (table: string, seat: number) => request<{ done: number }>('POST', '/blocks', { table, seat }),
  unblock: () => request<{ done: number }>('DELETE', '/blocks'),
  report: (table: string, seat: number, text: string) => request<{ done: number }>('POST', '/reports', { table, seat, text }),
  adminList: (what: string, word: string) => request<Record<string, unknown>[]>('GET', `/admin/${what}${query({ word })}`),
  adminOrder: (order: AdminOrder) => request<{ done: number }>('POST', '/admin', order),
  notifications: () => request<Notifications>('GET', '/notifications'),
  savePreferences: (wanted: Preferences) => request<Notifications>('POST', '/notifications/preferences', wanted),
  addChannel: (channel: NewChannel) => request<AddedChannel>('POST', '/notifications/channels', channel),
  testChannel: (id: string) => request<Tested>('POST', `/notifications/channels/${id}/test`),
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
  start: (id: string, fill?: string) => request<TableSummary>('POST', `/tables/${id}/start`, { fill: fill ?? null }),
  rematch: (id: string) => request<TableSummary>('POST', `/tables/${id}/rematch`),
  snapshot: (id: string, at: SnapshotQuery) => request<Snapshot>('GET', `/tables/${id}/snapshot${query({ ...at })}`),
  command: (id: string, message: string) => request<Answer>('POST', `/tables/${id}/commands`, JSON.parse(message)),
  hint: (id: string, seat: number) => request<Hint>('POST', `/tables/${id}/hint${query({ seat })}`),
  idea: (id: string, seat: number, notation: string) => request<Idea>('POST', `/tables/${id}/idea`, { seat, notation }),
  effects: (id: string, seat: number, moves: string[]) => request<MoveEffects>('POST', `/tables/${id}/effects`, { seat, moves }),
  plan: (id: string, asked: AskPlan) => request<PlanShown>('POST', `/tables/${id}/plan`, asked),
  reason: (id: string, seat: number, target: string, chosen: readonly string[]) => {
    const after = chosen.map((entry) => `&chosen=${encodeURIComponent(entry)}`).join('');
    return request<TargetReason>('GET', `/tables/${id}/reason${query({ seat, target })}${after}`);
  },
  sheet: (kind: 'tables' | 'records', id: string, at: SnapshotQuery) => request<Sheet>('GET', `/${kind}/${id}/sheet${query({ ...at })}`),
  told: (id: string, seat: number, first?: number) => request<Told[]>('GET', `/tables/${id}/told${query({ seat, first })}`),

  annotation: (kind: 'tables' | 'records', id: string) => request<AnnotationStatus>('GET', `/${kind}/${id}/annotation`),
  annotate: (kind: 'tables' | 'records', id: string) => request<AnnotationStatus>('POST', `/${kind}/${id}/annotation`),

  puzzles: () => request<PuzzleList>('GET', '/puzzles'),
  puzzle: (game: string, id: string) => request<PuzzleState>('GET', `/puzzles/${game}/${id}`),
  answerPuzzle: (game: string, id: string, command: PuzzleCommand) => request<PuzzleState>('POST', `/puzzles/${game}/${id}`, command),
  aid: (game: string) => request<Aid>('GET', `/games/${game}/aid`),
  figure: (game: string, name: string) => request<FigureInfo>('GET', `/games/${game}/figures/${name}`),
  coach: (game: string) => request<CoachState>('GET', `/coach/${game}`),
  changeCoach: (game: string, command: CoachCommand) => request<CoachState>('POST', `/coach/${game}`, command),

  courses: () => request<CourseInfo[]>('GET', '/lessons'),
  lesson: (game: string, name: string) => request<LessonState>('GET', `/lessons/${game}/${name}`),
  lessonReason: (game: string, name: string, target: string, chosen: readonly string[]) => {
    const after = chosen.map((entry) => `&chosen=${encodeURIComponent(entry)}`).join('');
    return request<TargetReason>('GET', `/lessons/${game}/${name}/reason${query({ target })}${after}`);
  },
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
