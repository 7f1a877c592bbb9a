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
