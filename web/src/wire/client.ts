/** Requests to the server: addresses, parameters, bodies and answers are those of its own description, `schema.d.ts`. */

import type { paths } from './schema';
import type { Me, Refused } from './types';

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

type Method = 'get' | 'post' | 'delete';
type PathOf<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never }[keyof paths];
type Operation<M extends Method, P extends PathOf<M>> = paths[P] extends Record<M, infer Found> ? Found : never;
type InPath<O> = O extends { parameters: { path: infer Given } } ? { path: Given } : { path?: never };
type InQuery<O> = O extends { parameters: { query: infer Given } } ? { query: Given } : O extends { parameters: { query?: infer Given } } ? { query?: Given } : never;
type InBody<O> = O extends { requestBody: { content: { 'application/json': infer Given } } } ? { body: Given } : { body?: never };
type Given<O> = InPath<O> & InQuery<O> & InBody<O>;
type Json<Response> = Response extends { content: { 'application/json': infer Found } } ? Found : never;
type Reply<O> = O extends { responses: infer All } ? { [Status in keyof All]: Status extends 200 | 201 ? Json<All[Status]> : never }[keyof All] : never;
/** What an operation is given may be left out where nothing has to be given. */
type Arguments<O> = object extends Given<O> ? [given?: Given<O>] : [given: Given<O>];
type Ask<M extends Method> = <P extends PathOf<M>>(path: P, ...given: Arguments<Operation<M, P>>) => Promise<Reply<Operation<M, P>>>;

type Value = string | number | boolean | null | undefined;
interface Untyped {
  path?: Record<string, Value>;
  query?: Record<string, Value | readonly Value[]>;
  body?: unknown;
}

/** The first response sets the guest's cookie; all other requests wait for it, so that one person never becomes two guests. */
let session: Promise<Me | null> | null = null;

/** Who one is; the first question is the one that opens the session. */
export async function me(): Promise<Me> {
  if (session) return get('/api/me');
  const first = send('GET', '/api/me') as Promise<Me>;
  session = first.catch(() => null);
  return first;
}

/** Resolves when the session cookie is set. */
export async function sessionReady(): Promise<void> {
  session ??= (send('GET', '/api/me') as Promise<Me>).catch(() => null);
  await session;
}

const ask =
  <M extends Method>(method: M): Ask<M> =>
  async (path, ...[given]) => {
    const { path: places, query, body } = (given ?? {}) as Untyped;
    await sessionReady();
    return (await send(method.toUpperCase(), address(path as string, places, query), body)) as never;
  };

export const get = ask('get');
export const post = ask('post');
export const remove = ask('delete');

/** An address with what belongs in its braces, and the query. */
export function address(path: string, places: Record<string, Value> = {}, query: Untyped['query'] = {}): string {
  const words = Object.entries(query).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each: Value) => [name, each] as const));
  const given = words.filter(([, value]) => value !== null && value !== undefined).map(([name, value]) => [name, String(value)]);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name])));
  return given.length ? `${filled}?${new URLSearchParams(given)}` : filled;
}

async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new RequestError(0, OFFLINE);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new RequestError(response.status, isRefused(answer) ? answer : OFFLINE);
  return answer;
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'arguments' in answer;
}
