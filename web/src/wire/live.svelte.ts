/**
 * A table by its live connection. It shows what the server says and guesses nothing: a command waits for its answer, and
 * snapshots that arrive faster than eyes can follow are shown one after the other.
 */

import { Declined, api, entered, liveAddress } from './api';
import { settings } from './settings.svelte';
import type { Answer, Chat, Command, Message, Presence, Refused, Snapshot } from './types';

export type Connection = 'joining' | 'live' | 'lost' | 'closed';

const PACES = { off: 0, quick: 350, calm: 800 };
const MOST_WAITING = 12; // more than this is not watched step by step
const LONGEST_PAUSE = 8000;

export class LiveTable {
  /** The newest that the server sent, and what is shown meanwhile. */
  latest = $state.raw<Snapshot | null>(null);
  shown = $state.raw<Snapshot | null>(null);
  waiting = $state(0);
  chats = $state.raw<Chat[]>([]);
  presence = $state.raw<Presence | null>(null);
  connection = $state<Connection>('joining');
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** Why the table may not be looked at. */
  closed = $state<string | null>(null);

  private socket: WebSocket | null = null;
  private queue: Snapshot[] = [];
  private answers = new Map<string, (answer: Answer | null) => void>();
  private timer = 0;
  private again = 0;
  private tries = 0;
  private ended = false;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {}

  get following(): boolean {
    return this.waiting === 0;
  }

  /** A connection belongs to whom its first request names: whoever is new waits for their name. */
  async open(): Promise<void> {
    this.ended = false;
    await entered();
    if (!this.ended && !this.socket) this.connect();
  }

  private connect(): void {
    const socket = new WebSocket(liveAddress(`/tables/${this.id}/live`, { seat: this.seat, since: this.latest?.version }));
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Message);
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event);
    };
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.again);
    this.socket?.close();
    this.socket = null;
  }

  private lose(event: CloseEvent): void {
    for (const answer of this.answers.values()) answer(null);
    this.answers.clear();
    if (this.ended) return;
    if (event.code >= 4400 && event.code < 4403) {
      this.connection = 'closed';
      this.closed = event.reason || 'no-such-table';
      return;
    }
    this.connection = this.latest || this.tries ? 'lost' : 'joining';
    this.tries += 1;
    const pause = Math.min(300 * 2 ** Math.min(this.tries, 6), LONGEST_PAUSE) * (0.7 + Math.random() * 0.6);
    this.again = window.setTimeout(() => this.connect(), pause);
  }

  private hear(message: Message): void {
    this.connection = 'live';
    this.tries = 0;
    if (message.type === 'snapshot') this.arrive(message);
    else if (message.type === 'answer') this.answers.get(message.key)?.(message);
    else if (message.type === 'presence') this.presence = message;
    else if (!this.chats.some((chat) => chat.id === message.id)) {
      this.chats = [...this.chats, message].sort((one, other) => one.id - other.id).slice(-300);
    }
  }

  /** Whoever came to look on and then sat down sees the table from the new seat. */
  private satDown(snapshot: Snapshot): boolean {
    return this.seat === null && snapshot.seat === -1 && snapshot.table.places.some((place) => place.mine);
  }

  private arrive(snapshot: Snapshot): void {
    if (this.satDown(snapshot)) {
      const old = this.socket;
      this.latest = null;
      this.connect();
      old?.close();
      return;
    }
    const known = this.latest;
    this.latest = snapshot;
    if (!known || known.version === snapshot.version || this.stepTime(snapshot) === 0) {
      this.skip();
      return;
    }
    this.queue.push(snapshot);
    if (this.queue.length > MOST_WAITING) this.skip();
    else if (this.queue.length === 1 && !this.timer) this.advance();
    this.waiting = this.queue.length;
  }

  private stepTime(snapshot: Snapshot): number {
    if (document.hidden) return 0;
    const events = snapshot.told.reduce((sum, told) => sum + told.events.length, 0);
    if (!events) return 0;
    const own = snapshot.told.every((told) => told.seat === this.shown?.seat);
    return PACES[settings.pace] * (own ? 0.35 : 1);
  }

  private advance(): void {
    this.timer = 0;
    const next = this.queue.shift();
    this.waiting = this.queue.length;
    if (!next) return;
    this.shown = next;
    this.timer = window.setTimeout(() => this.advance(), this.stepTime(next));
  }

  /** Show the newest at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.waiting = 0;
    this.shown = this.latest;
  }

  /** Show again, step by step, what happened from a ply on; what happens meanwhile goes first. */
  async playBack(from: number): Promise<void> {
    const before = this.latest;
    if (!before) return;
    const plies = Array.from({ length: before.ply - from + 1 }, (_, at) => from + at).slice(-40);
    const past = await Promise.all(plies.map((ply) => api.snapshot(this.id, { seat: before.seat, ply }))).catch(() => []);
    const latest = this.latest;
    if (!past.length || this.ended || latest?.version !== before.version) return;
    this.skip();
    this.queue = [...past.map((snapshot) => ({ ...snapshot, legal: [] })), latest];
    this.advance();
    this.waiting = this.queue.length;
  }

  /** Send a command and wait for its answer; says whether it was accepted. */
  async send(command: Command): Promise<boolean> {
    const latest = this.latest;
    if (!latest || this.busy) return false;
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const message = JSON.stringify({ ...command, key, seq: latest.version });
    this.busy = command.type !== 'say';
    this.refused = null;
    const answer = (await this.bySocket(key, message)) ?? (await this.byRequest(message));
    if (answer.accepted) await this.reach(answer.version);
    this.busy = false;
    this.refused = answer.refused ?? null;
    return answer.accepted;
  }

  /** An answer may come before the snapshot it speaks of: until then nothing old can be chosen. */
  private async reach(version: number): Promise<void> {
    const end = Date.now() + 3000;
    while (this.latest && this.latest.version < version && !this.ended && Date.now() < end) await new Promise((go) => setTimeout(go, 5));
  }

  private bySocket(key: string, message: string): Promise<Answer | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    return new Promise((settle) => {
      const timer = setTimeout(() => settle(null), 10_000);
      this.answers.set(key, (answer) => {
        clearTimeout(timer);
        this.answers.delete(key);
        settle(answer);
      });
      this.socket!.send(message);
    });
  }

  /** The same key makes a second try harmless where the first was carried out unheard. */
  private async byRequest(message: string): Promise<Answer> {
    try {
      return await api.command(this.id, message);
    } catch (error) {
      const refused = error instanceof Declined ? error.refused : { id: 'offline', rule: null, arguments: {} };
      return { type: 'answer', key: '', accepted: false, version: 0, refused };
    }
  }
}
