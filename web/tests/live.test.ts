/** The live connection: what is shown, and how a silent connection is replaced. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveTable } from '../src/wire/live.svelte';
import type { Command } from '../src/wire/types';
import { Socket, leave, pass, snapshot, surround, told, type Surroundings } from './stubs';

const PLAY: Command = { type: 'play', seat: 0, moves: ['pass'] };
await import('../src/wire/live.svelte'); // loaded before the fake timers
let around: Surroundings;
let live: LiveTable;

/** Fresh modules for each test: the session is module state. */
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

describe('an update', () => {
  const update = (after: number, seq: number, sections: object) => ({ type: 'update', after, seq, told: [], sections });
  it('puts each section in its place and leaves the rest as it is', async () => {
    await sitDown();
    const before = live.latest!;
    Socket.last.say(update(10, 11, { ply: 11, deciding: [1], 'table.ply': 11, 'table.seats.1': { seat: 1, mine: false } }));
    const after = live.latest!;
    expect([after.seq, after.ply, after.deciding, after.table.ply]).toEqual([11, 11, [1], 11]);
    expect(before.table.seats).toHaveLength(1);
    expect(after.table.seats[1]).toEqual({ seat: 1, mine: false });
    expect(after.table.seats[0]).toBe(before.table.seats[0]);
    expect(after.legal).toBe(before.legal);
    expect([before.seq, before.ply]).toEqual([10, 10]);
  });
  it('that does not follow what is known here brings a new connection, which begins with everything', async () => {
    await sitDown();
    Socket.last.say(update(11, 12, { ply: 12 }));
    expect(live.latest?.seq).toBe(10);
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.address).toContain('since=10');
    Socket.last.say(snapshot(12, 12));
    Socket.last.say(update(12, 13, { ply: 13 }));
    expect([live.latest?.seq, live.latest?.ply]).toEqual([13, 13]);
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
    expect(live.shown?.seq).toBe(11);
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
    expect([live.shown?.seq, live.waiting]).toEqual([11, 0]);
    await pass(10_000);
    expect(live.shown).toBe(live.latest);
    expect(live.following).toBe(true);
  });
  it('shows the newest where the past cannot be had', async () => {
    await sitDown();
    around.reply = () => null;
    await live.playBack(9);
    expect(live.shown?.seq).toBe(10);
    expect(live.following).toBe(true);
  });
});

describe('motion', () => {
  /** As a board does: pieces come to rest in their time. Which snapshots have settled, one after the other. */
  async function watch(milliseconds: number): Promise<number[]> {
    const settled: number[] = [live.settled!.seq];
    for (let time = 0; time < milliseconds; ) {
      const moves = live.shown !== live.settled;
      const step = Math.max(moves ? live.motion : 0, 10);
      await pass(step);
      if (moves) live.settle();
      if (live.settled!.seq !== settled.at(-1)) settled.push(live.settled!.seq);
      time += step;
    }
    return settled;
  }
  const seqs = () => [live.latest?.seq, live.shown?.seq, live.settled?.seq];

  it('is over before anything else follows what is shown', async () => {
    await sitDown();
    Socket.last.say(snapshot(11, 11));
    expect(seqs()).toEqual([11, 11, 10]);
    expect(live.following).toBe(false);
    await pass(live.motion);
    live.settle();
    expect(seqs()).toEqual([11, 11, 11]);
    expect(live.following).toBe(true);
  });
  it('of each step ends before the next begins', async () => {
    await sitDown();
    for (const seq of [11, 12, 13]) Socket.last.say(snapshot(seq, seq));
    expect(await watch(4000)).toEqual([10, 11, 12, 13]);
  });
  it('is not cut short by what tells nothing', async () => {
    await sitDown();
    Socket.last.say(snapshot(11, 11));
    Socket.last.say(snapshot(12, 12));
    Socket.last.say(snapshot(13, 12, []));
    expect(seqs()).toEqual([13, 11, 10]);
    await pass(10_000);
    expect(seqs()).toEqual([13, 13, 13]);
  });
  it('is faster where much waits, and leaves nothing out', async () => {
    await sitDown();
    for (let seq = 11; seq < 41; seq += 1) Socket.last.say(snapshot(seq, seq));
    expect(await watch(12_000)).toEqual(Array.from({ length: 31 }, (_, at) => 10 + at));
  });
  it('that is skipped is told all the same', async () => {
    await sitDown();
    for (const seq of [11, 12, 13]) Socket.last.say(snapshot(seq, seq));
    live.skip();
    expect(seqs()).toEqual([13, 13, 13]);
    expect(live.settled?.told.map(({ ply }) => ply)).toEqual([11, 12, 13]);
  });
});

describe('a dead connection', () => {
  it('is given up when a command is not answered', async () => {
    await sitDown();
    around.reply = () => ({ type: 'answer', key: '', accepted: true, seq: 11 });
    const dead = Socket.last;
    const sent = live.send(PLAY);
    await pass(10_000);
    expect(Socket.all).toHaveLength(2);
    expect(dead.readyState).toBe(Socket.CLOSED);
    expect(live.connection).toBe('lost');
    expect(Socket.last.address).toContain('since=10');
    Socket.last.say(snapshot(11, 11));
    await pass(10);
    expect(await sent).toBe(true);
    expect([live.connection, live.shown?.seq, live.busy]).toEqual(['live', 11, false]);
  });
  it('is not waited for: the snapshot of an accepted move comes before its answer', async () => {
    await sitDown();
    const sent = live.send(PLAY);
    Socket.last.say(snapshot(11, 11));
    Socket.last.say({ type: 'answer', key: Socket.last.sent[0]!.key, accepted: true, seq: 11 });
    expect(await sent).toBe(true);
    expect([live.latest?.seq, live.busy]).toEqual([11, false]);
    expect(Socket.all).toHaveLength(1);
  });
  it('is not heard any more', async () => {
    await sitDown();
    const dead = Socket.last;
    around.reply = () => null;
    void live.send(PLAY);
    await pass(10_000);
    Socket.last.say(snapshot(12, 12));
    dead.say(snapshot(11, 11));
    expect(live.latest?.seq).toBe(12);
    dead.break();
    expect(live.connection).toBe('live');
  });
  it('is asked after a silence and given up without an answer', async () => {
    await sitDown();
    await pass(45_000);
    expect(Socket.last.sent.map(({ type }) => type)).toEqual(['ping']);
    expect(live.connection).toBe('live');
    await pass(4000);
    expect(Socket.all).toHaveLength(2);
    expect(live.connection).toBe('lost');
  });
  it('is no dead one if it answers', async () => {
    await sitDown();
    for (let minute = 0; minute < 10; minute += 1) {
      await pass(45_000);
      Socket.last.say({ type: 'pong', key: Socket.last.sent.at(-1)!.key });
    }
    expect(Socket.all).toHaveLength(1);
    expect(Socket.last.sent).toHaveLength(10);
    expect([live.connection, live.refused]).toEqual(['live', null]);
  });
  it('that never opens is given up too', async () => {
    await sit();
    void live.open();
    await pass();
    Socket.last.readyState = Socket.CONNECTING;
    await pass(45_000);
    expect(Socket.all).toHaveLength(2);
  });
  it.each(['online', 'visibilitychange'])('is asked at once when %s says that time has passed', async (kind) => {
    await sitDown();
    const wake = () => around[kind === 'online' ? 'window' : 'document'].dispatchEvent(new Event(kind));
    wake();
    expect(Socket.last.sent).toHaveLength(0);
    vi.setSystemTime(Date.now() + 50_000); // asleep: no timer runs
    wake();
    expect(Socket.last.sent).toHaveLength(1);
    await pass(4000);
    expect(Socket.all).toHaveLength(2);
  });
  it('is sought at once when the network is back', async () => {
    await sitDown();
    Socket.last.break();
    around.window.dispatchEvent(new Event('online'));
    expect(Socket.all).toHaveLength(2);
    await pass(10_000);
    expect(Socket.all).toHaveLength(2);
  });
  it('is left alone once the page is left', async () => {
    await sitDown();
    live.close();
    around.window.dispatchEvent(new Event('online'));
    await pass(100_000);
    expect(Socket.all).toHaveLength(1);
  });
});

describe('moves taken back', () => {
  it('are noticed even if new ones came with them', async () => {
    await sitDown();
    expect(live.undone).toBe(0);
    Socket.last.say(snapshot(13, 10, [told(9), told(10), told(8, { type: 'undo-done', seat: 1, to: 8 })]));
    expect(live.undone).toBe(13);
    Socket.last.say(snapshot(14, 11));
    expect(live.undone).toBe(13);
  });
});
