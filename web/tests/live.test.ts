/** The live connection: what is shown, and what is done about a connection that says nothing. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveTable } from '../src/wire/live.svelte';
import { Socket, leave, pass, snapshot, surround, type Surroundings } from './stubs';

await import('../src/wire/live.svelte'); // made ready before the clocks stand still
let around: Surroundings;
let live: LiveTable;

/** A new page for each: whether the server knows one is remembered by the module. */
async function sit(): Promise<void> {
  vi.resetModules();
  const { LiveTable } = await import('../src/wire/live.svelte');
  live = new LiveTable('t', 0);
}

async function sitDown(): Promise<void> {
  await sit();
  void live.open();
  await pass();
  Socket.last.say(snapshot(10, 10));
}

beforeEach(() => {
  around = surround();
});
afterEach(() => {
  live.close();
  leave();
});

describe('a newcomer', () => {
  it('is known to the server before the table is opened', async () => {
    let know = (_: object): void => undefined;
    around.reply = () => new Promise((settle) => (know = settle));
    await sit();
    void live.open();
    await pass(1000);
    expect(around.asked).toEqual(['/api/me']);
    expect(Socket.all).toHaveLength(0);
    know({ name: '' });
    await pass();
    expect(Socket.all).toHaveLength(1);
  });
  it('who goes away meanwhile opens nothing', async () => {
    await sit();
    void live.open();
    live.close();
    await pass(60_000);
    expect(Socket.all).toHaveLength(0);
  });
});

describe('showing again', () => {
  it('ends with the newest', async () => {
    await sitDown();
    around.reply = (path) => snapshot(10, Number(/ply=(\d+)/.exec(path)?.[1]));
    const again = live.playBack(9);
    await pass();
    await again;
    expect(live.shown?.ply).toBe(9);
    expect(live.following).toBe(false);
    Socket.last.say(snapshot(11, 11));
    await pass(10_000);
    expect(live.shown).toBe(live.latest);
    expect(live.shown?.version).toBe(11);
  });
  it('gives way to what happens meanwhile', async () => {
    await sitDown();
    let answer = (): void => undefined;
    around.reply = () => new Promise((settle) => (answer = () => settle(snapshot(10, 10))));
    const again = live.playBack(10);
    await pass();
    Socket.last.say(snapshot(11, 11));
    answer();
    await again;
    expect([live.shown?.version, live.following]).toEqual([11, true]);
    await pass(10_000);
    expect(live.shown).toBe(live.latest);
  });
  it('shows the newest where the past cannot be had', async () => {
    await sitDown();
    around.reply = () => null;
    await live.playBack(9);
    expect(live.shown?.version).toBe(10);
    expect(live.following).toBe(true);
  });
});
