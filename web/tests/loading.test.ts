import { expect, test } from 'vitest';
import { RequestError } from '../src/wire/api';
import { Action, Resource } from '../src/wire/loading.svelte';

/** Questions that are answered by hand, in any order. */
function questions<Found>() {
  const asked: { answer: (found: Found) => void; fail: (error: Error) => void }[] = [];
  const load = () => new Promise<Found>((answer, fail) => asked.push({ answer, fail }));
  return { asked, load };
}

const refused = (id: string) => new RequestError(409, { id, rule: null, arguments: {} });

test('an answer that comes after a newer question is dropped, whatever it says', async () => {
  const { asked, load } = questions<string>();
  const found = new Resource(load);
  const [first, second, third] = [found.ask(), found.ask(), found.ask()];
  asked[1]!.answer('second');
  asked[2]!.answer('third');
  asked[0]!.fail(refused('seat-taken'));
  await Promise.all([first, second, third]);
  expect([found.value, found.refused]).toEqual(['third', null]);
});

test('a refusal is kept beside what was there before, until there is an answer again', async () => {
  const { asked, load } = questions<string>();
  const found = new Resource(load);
  const wait = [found.ask()];
  asked[0]!.answer('before');
  await Promise.all(wait);
  wait.push(found.ask());
  asked[1]!.fail(refused('offline'));
  await Promise.all(wait);
  expect([found.value, found.refused?.id, found.error?.status]).toEqual(['before', 'offline', 409]);
  wait.push(found.ask());
  asked[2]!.answer('after');
  await Promise.all(wait);
  expect([found.value, found.error]).toEqual(['after', null]);
});

test('nothing is shown to a page that has gone, and a fault of the page is not taken for a refusal', async () => {
  const { asked, load } = questions<string>();
  const found = new Resource(load);
  const wait = found.ask();
  found.forget();
  asked[0]!.answer('late');
  await wait;
  expect(found.value).toBeNull();
  await expect(new Resource(() => Promise.reject(new TypeError('x is undefined'))).ask()).rejects.toThrow('x is undefined');
  await new Resource(() => null).ask();
});

test('an action runs once at a time, and says why it was refused', async () => {
  const { asked, load } = questions<string>();
  const act = new Action((_: string) => load());
  const runs = [act.run('a'), act.run('b')];
  expect([asked.length, act.busy]).toEqual([1, true]);
  asked[0]!.fail(refused('table-closed'));
  await Promise.all(runs);
  expect([act.busy, act.refused?.id]).toEqual([false, 'table-closed']);
  const again = act.run('c');
  expect(act.refused).toBeNull();
  asked[1]!.answer('done');
  await again;
  expect([act.busy, act.refused]).toEqual([false, null]);
});
