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
const LONGEST_ANSWER = 10_000;
const LONGEST_ECHO = 4000; // to a ping
const LONGEST_SNAPSHOT = 3000; // after an answer by request
const LONGEST_SILENCE = 45_000; // the server says nothing of itself: after this long it is asked

const newKey = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

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
  /** The version that told of moves taken back last; 0 while none did. */
  undone = $state(0);
  /** Why the table may not be looked at. */
  closed = $state<string | null>(null);

  private socket: WebSocket | null = null;
  private queue: Snapshot[] = [];
  private answers = new Map<string, (answer: Answer | null) => void>();
  private timer = 0;
  private again = 0;
  private silence = 0;
  private heard = 0;
  private tries = 0;
  private reached: { version: number; settle: () => void } | null = null;
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
    if (this.ended || this.socket) return;
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  close(): void {
    this.ended = true;
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.timer);
    this.hangUp();
  }

  private connect(): void {
    const socket = new WebSocket(liveAddress(`/tables/${this.id}/live`, { seat: this.seat, since: this.latest?.version }));
    this.socket = socket;
    this.again = 0;
    this.listen();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event);
    };
  }

  /** Whatever waits for an answer learns that none will come. */
  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.again);
    clearTimeout(this.silence);
    for (const answer of this.answers.values()) answer(null);
    socket?.close();
  }

  /** A connection may be dead and never say so: give it up and make another. */
  private renew(): void {
    this.hangUp();
    this.connection = 'lost';
    this.connect();
  }

  private listen(): void {
    this.heard = Date.now();
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.ping(), LONGEST_SILENCE);
  }

  /** Ask whether anybody is there. */
  private ping(): void {
    const key = newKey();
    const message = JSON.stringify({ type: 'ping', key });
    if (this.socket?.readyState === WebSocket.OPEN) void this.bySocket(key, message, LONGEST_ECHO);
    else this.renew();
  }

  /** Network or eyes are back: what is lost is sought at once, what is silent is asked. */
  private wake = (): void => {
    if (this.again) this.renew();
    else if (this.connection !== 'closed' && Date.now() - this.heard >= LONGEST_SILENCE) this.ping();
  };

  private lose(event: CloseEvent): void {
    this.hangUp();
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
    this.listen();
    if (message.type === 'snapshot') this.arrive(message);
    else if (message.type === 'answer') this.answers.get(message.key)?.(message);
    else if (message.type === 'pong') this.answers.get(message.key)?.(null);
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
      this.latest = null;
      this.hangUp();
      this.connect();
      return;
    }
    const known = this.latest;
    this.latest = snapshot;
    if (this.reached && snapshot.version >= this.reached.version) this.reached.settle();
    if (snapshot.told.some((told) => told.events.some((event) => event.type === 'undo-done'))) this.undone = snapshot.version;
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
    const key = newKey();
    const message = JSON.stringify({ ...command, key, seq: latest.version });
    this.busy = command.type !== 'say';
    this.refused = null;
    const bySocket = await this.bySocket(key, message); // its snapshot came before it
    const answer = bySocket ?? (await this.byRequest(message));
    if (!bySocket && answer.accepted) await this.reach(answer.version);
    this.busy = false;
    this.refused = answer.refused ?? null;
    return answer.accepted;
  }

  /** After an answer by request the snapshot comes with the next connection: until then nothing old can be chosen. */
  private reach(version: number): Promise<void> {
    if (this.ended || !this.latest || this.latest.version >= version) return Promise.resolve();
    return new Promise((settle) => {
      this.reached = { version, settle };
      setTimeout(settle, LONGEST_SNAPSHOT);
    });
  }

  private bySocket(key: string, message: string, patience = LONGEST_ANSWER): Promise<Answer | null> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    return new Promise((settle) => {
      const timer = setTimeout(() => this.renew(), patience);
      this.answers.set(key, (answer) => {
        clearTimeout(timer);
        this.answers.delete(key);
        settle(answer);
      });
      socket.send(message);
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
