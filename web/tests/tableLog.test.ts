/** The log of a table follows moves and undos. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TableLog } from '../src/table/panels/tableLog.svelte';
import { leave, pass, surround, told, type Surroundings } from './stubs';

let around: Surroundings;
let book: TableLog;
let match: string[];

/** The log as the server tells it: up to 60 plies. */
function answer(path: string): unknown {
  const asked = /first=(\d+)/.exec(path)?.[1];
  const first = asked === undefined ? Math.max(0, match.length - 60) : Number(asked);
  return match.slice(first, first + 60).map((notation, at) => told(first + at, undefined, notation));
}

const follow = (undone = 0, seat = 0) => book.follow({ seat, ply: match.length - 1, undone });
const lines = () => book.lines.map(({ notation }) => notation);
const asked = () => around.asked.filter((path) => path.includes('/told'));

beforeEach(async () => {
  around = surround();
  around.reply = answer;
  book = new TableLog('t');
  match = ['dealt', 'a', 'b', 'c'];
  await follow();
});
afterEach(leave);

it('asks only for what is new', async () => {
  match.push('d', 'e');
  await follow();
  expect(asked()).toEqual(['/api/tables/t/told?seat=0', '/api/tables/t/told?seat=0&first=4']);
  expect(lines()).toEqual(match);
});

it.each([[['x', 'y']], [['x', 'y', 'z']]])('forgets what was taken back though %s came with it', async (moves) => {
  match.splice(2, 2, ...moves);
  await follow(9);
  expect(lines()).toEqual(match);
  match.push('w');
  await follow(9);
  expect(lines()).toEqual(match);
  expect(asked().at(-1)).toContain('first=');
});

it('begins afresh where the answer does not continue what is kept', async () => {
  match = ['dealt', 'x'];
  await book.follow({ seat: 0, ply: 5, undone: 0 });
  expect(lines()).toEqual(match);
});

it('begins afresh for another seat', async () => {
  match = ['dealt', 'a', 'hidden', 'c', 'd'];
  await follow(0, 1);
  expect(lines()).toEqual(match);
});

it('begins afresh where more happened than one answer tells', async () => {
  match.push(...Array.from({ length: 80 }, (_, at) => `move-${at}`));
  await follow();
  expect(lines()).toEqual(match.slice(-60));
  await book.older();
  expect(lines()).toEqual(match);
});

it('heeds no answer that a newer question has overtaken', async () => {
  let late = (_: unknown): void => undefined;
  around.reply = () => new Promise((settle) => (late = settle));
  match.push('d');
  const first = follow();
  await pass();
  const old = answer('first=4');
  around.reply = answer;
  match = ['dealt', 'x'];
  await follow(9);
  late(old);
  await first;
  expect(lines()).toEqual(match);
});

it('keeps what it has when nobody answers, and asks for all of it next time', async () => {
  around.reply = () => null;
  match.push('d');
  await follow();
  expect(lines()).toEqual(['dealt', 'a', 'b', 'c']);
  around.reply = answer;
  match = ['dealt', 'x', 'y', 'z', 'w', 'v'];
  await follow();
  expect(lines()).toEqual(match);
});

it('does not tell what is not shown yet', async () => {
  match.push('d', 'e', 'f');
  await book.follow({ seat: 0, ply: 5, undone: 0 });
  expect(lines()).toEqual(['dealt', 'a', 'b', 'c', 'd', 'e']);
  await follow();
  expect(lines()).toEqual(match);
});

it('can be had from the first move on', async () => {
  match.push(...Array.from({ length: 150 }, (_, at) => `move-${at}`));
  book = new TableLog('t');
  await book.followAll({ seat: 0, ply: match.length - 1, undone: 0 });
  expect(lines()).toEqual(match);
});
