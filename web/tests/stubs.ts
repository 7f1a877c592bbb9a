/** Stubs of browser and server. */
import { vi } from 'vitest';
import type { Snapshot, Told, WireEvent } from '../src/wire/types';

/** A socket driven by the test. */
export class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  readyState = Socket.OPEN;
  sent: { key: string; type: string; text?: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(message: string): void {
    this.sent.push(JSON.parse(message));
  }
  close(): void {
    this.readyState = Socket.CLOSED;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = Socket.CLOSED;
    this.onclose?.({ code: 1006, reason: '' });
  }
}

/** What the server answers to a path; a promise answers when it is settled. */
export type Reply = (path: string) => unknown;

export interface Surroundings {
  window: EventTarget;
  document: EventTarget & { hidden: boolean };
  asked: string[];
  reply: Reply;
}

/** Fake timers. */
export function surround(): Surroundings {
  vi.useFakeTimers();
  Socket.all = [];
  const timers = {
    setTimeout: (act: () => void, pause: number) => setTimeout(act, pause),
    setInterval: (act: () => void, pause: number) => setInterval(act, pause),
  };
  const window = Object.assign(new EventTarget(), timers);
  const document = Object.assign(new EventTarget(), { hidden: false });
  const found: Surroundings = { window, document, asked: [], reply: () => ({}) };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' });
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', async (path: string) => {
    found.asked.push(path);
    const answer = await found.reply(path);
    return answer === null ? { ok: false, status: 404, json: async () => null } : { ok: true, status: 200, json: async () => answer };
  });
  return found;
}

export function leave(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Advance the timers and run pending promises. */
export const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

export const told = (ply: number, event: WireEvent = { type: 'sat-down', seat: 1 }, notation = 'pass'): Told => ({ ply, seat: 1, notation, events: [event] });

export function snapshot(seq: number, ply: number, events: Told[] = [told(ply)]): Snapshot {
  const place = { seat: 0, mine: true };
  return { type: 'snapshot', seq, ply, seat: 0, deciding: [1], legal: [], told: events, table: { id: 't', seats: [place] } } as unknown as Snapshot;
}
