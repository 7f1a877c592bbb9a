import { afterEach, expect, test, vi } from 'vitest';
import { address, post, remove, RequestError } from '../src/wire/client';

const asked: { path: string; method: string; body: string | null }[] = [];

/** The server: who asks is a guest, everything else is answered as given. */
function answers(status: number, answer: unknown): void {
  vi.stubGlobal('fetch', (path: string, given: { method: string; body: string | null }) => {
    asked.push({ path, method: given.method, body: given.body });
    const isFirst = path === '/api/me';
    return Promise.resolve(new Response(JSON.stringify(isFirst ? { name: 'Guest' } : answer), { status: isFirst ? 200 : status }));
  });
}

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

test('an address has what belongs in its braces, encoded, and a query without what is not given', () => {
  expect(address('/api/people/{name}/matches', { name: 'Ada & Bo/?' }, { page: 0, seat: null, since: undefined })).toBe('/api/people/Ada%20%26%20Bo%2F%3F/matches?page=0');
  expect(address('/api/tables/{table_id}/reason', { table_id: 'abc' }, { target: 'sea:é', chosen: ['a b', 'c'] })).toBe('/api/tables/abc/reason?target=sea%3A%C3%A9&chosen=a+b&chosen=c');
  expect(address('/api/games')).toBe('/api/games');
});

test('the first request opens the session, and what follows waits for it', async () => {
  answers(200, { id: 'abc' });
  const [table] = await Promise.all([post('/api/tables/{table_id}/join', { path: { table_id: 'abc' }, body: { seat: 1 } }), remove('/api/blocks')]);
  expect(table.id).toBe('abc');
  expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/api/me', null],
    ['POST', '/api/tables/abc/join', '{"seat":1}'],
    ['DELETE', '/api/blocks', null],
  ]);
});

test('a refusal is thrown with its reason, anything else that fails as being offline', async () => {
  const refused = { id: 'seat-taken', rule: null, arguments: {} };
  answers(409, refused);
  const ask = () => post('/api/tables/{table_id}/rematch', { path: { table_id: 'abc' } });
  await expect(ask()).rejects.toMatchObject({ status: 409, refused });
  answers(502, 'no JSON of ours');
  await expect(ask()).rejects.toMatchObject({ refused: { id: 'offline' } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(ask()).rejects.toBeInstanceOf(RequestError);
});
