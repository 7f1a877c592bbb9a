/**
 * A table by its live connection. No optimistic updates: a command waits for its answer, and
 * snapshots that arrive too fast to follow are queued and shown one by one.
 */

import { isStill } from '../kit/still';
import { isLooking } from './looking';
import { RequestError, api, sessionReady, liveAddress } from './api';
import { CLOSE_CODES } from './constants';
import { updated } from './sections';
import { settings } from './settings.svelte';
import { loadMe, session } from './session.svelte';
import type { Answer, Chat, Command, Message, Presence, Refused, Snapshot, Told, Update } from './types';

export type Connection = 'joining' | 'live' | 'lost' | 'closed';

const PACES = { off: 0, quick: 350, calm: 800 };
const OWN = 0.35; // of the time for a step, where it is one's own, and for motion where nothing is told
const MAX_MOTION = 640; // milliseconds
const MOTION = 0.8; // of the time for a step; the rest is to see where everything lies
const SAID = 50; // milliseconds in which a step is said before the next one moves, where one waits
const MAX_LATE = 2500; // milliseconds that motion may take longer than it should: a hidden page draws none
const LONG_QUEUE = 4; // snapshots; a longer one is shown faster
const MAX_QUEUE = 40; // snapshots; a longer one is skipped
const MAX_BACKOFF = 8000;
const ANSWER_TIMEOUT = 10_000;
const PING_TIMEOUT = 4000; // milliseconds
const SNAPSHOT_TIMEOUT = 3000; // after an answer by request
const LOOK_EVERY = 30_000; // milliseconds
const PING_AFTER = 45_000; // milliseconds without a message

const newKey = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

/** What several snapshots tell, each thing once. */
function allTold(snapshots: readonly Snapshot[]): Told[] {
  const found = new Map<string, Told>();
  for (const { told } of snapshots) for (const entry of told) found.set(JSON.stringify(entry), entry);
  return [...found.values()];
}

export class LiveTable {
  /** The newest snapshot, the one whose pieces move or have moved, and the one whose motion has ended: what is said and counted. */
  latest = $state.raw<Snapshot | null>(null);
  shown = $state.raw<Snapshot | null>(null);
  settled = $state.raw<Snapshot | null>(null);
  /** Milliseconds that the pieces of the shown snapshot move; 0 where they are there at once. */
  motion = $state(0);
  waiting = $state(0);
  chats = $state.raw<Chat[]>([]);
  presence = $state.raw<Presence | null>(null);
  connection = $state<Connection>('joining');
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** The seq of the last undo; 0 without one. */
  undone = $state(0);
  /** Why the server refuses to show the table. */
  closed = $state<string | null>(null);

  private socket: WebSocket | null = null;
  private queue: Snapshot[] = [];
  private answers = new Map<string, (answer: Answer | null) => void>();
  private timer = 0;
  private motionTimer = 0;
  private isLate = false;
  private retryTimer = 0;
  private pingTimer = 0;
  private lastMessage = 0;
  private lookTimer = 0;
  private attempts = 0;
  private awaited: { seq: number; settle: () => void } | null = null;
  private ended = false;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {}

  get following(): boolean {
    return this.waiting === 0 && this.settled === this.latest;
  }

  /** The socket is authenticated by the session cookie, so it waits for the session. */
  async open(): Promise<void> {
    this.ended = false;
    await sessionReady();
    if (this.ended || this.socket) return;
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.lookTimer = window.setInterval(() => this.look(), LOOK_EVERY);
    this.connect();
  }

  close(): void {
    this.ended = true;
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.timer);
    clearTimeout(this.motionTimer);
    clearInterval(this.lookTimer);
    this.disconnect();
  }

  private connect(): void {
    const socket = new WebSocket(liveAddress(`/tables/${this.id}/live`, { seat: this.seat, since: this.latest?.seq }));
    this.socket = socket;
    this.retryTimer = 0;
    this.resetPingTimer();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.handleClose(event);
    };
  }

  /** Close the socket; pending commands get no answer. */
  private disconnect(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.retryTimer);
    clearTimeout(this.pingTimer);
    for (const answer of this.answers.values()) answer(null);
    socket?.close();
  }

  /** Replace a connection that may be dead. */
  private reconnect(): void {
    this.disconnect();
    this.connection = 'lost';
    this.connect();
  }

  private resetPingTimer(): void {
    this.lastMessage = Date.now();
    clearTimeout(this.pingTimer);
    this.pingTimer = window.setTimeout(() => this.ping(), PING_AFTER);
  }

  /** Ask for an answer; without one the connection is replaced. */
  private ping(): void {
    const key = newKey();
    const message = JSON.stringify({ type: 'ping', key });
    if (this.socket?.readyState === WebSocket.OPEN) void this.bySocket(key, message, PING_TIMEOUT);
    else this.reconnect();
  }

  /** Tell the server that the viewer sees the table, so that no notification is sent about it. */
  private look(): void {
    if (!isLooking() || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: 'ping', key: newKey(), looking: true }));
  }

  /** Online or visible again: reconnect at once if lost, ping if silent. */
  private wake = (): void => {
    this.look();
    if (this.retryTimer) this.reconnect();
    else if (this.connection !== 'closed' && Date.now() - this.lastMessage >= PING_AFTER) this.ping();
  };

  private handleClose(event: CloseEvent): void {
    this.disconnect();
    if (event.code === CLOSE_CODES.DECLINED) {
      this.connection = 'closed';
      if (event.reason === 'banned') void loadMe();
      this.closed = event.reason || 'no-such-table';
      return;
    }
    this.connection = this.latest || this.attempts ? 'lost' : 'joining';
    this.attempts += 1;
    const backoff = Math.min(300 * 2 ** Math.min(this.attempts, 6), MAX_BACKOFF) * (0.7 + Math.random() * 0.6);
    this.retryTimer = window.setTimeout(() => this.connect(), backoff);
  }

  private receive(message: Message): void {
    this.connection = 'live';
    this.attempts = 0;
    this.resetPingTimer();
    if (message.type === 'snapshot') this.receiveSnapshot(message);
    else if (message.type === 'update') this.receiveUpdate(message);
    else if (message.type === 'answer') this.answers.get(message.key)?.(message);
    else if (message.type === 'pong') this.answers.get(message.key)?.(null);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'announcement') session.announcement = message.text;
    else if (!this.chats.some((chat) => chat.id === message.id)) {
      this.chats = [...this.chats, message].sort((one, other) => one.id - other.id).slice(-300);
    }
  }

  /** A spectator has taken a seat and needs its snapshot. */
  private tookSeat(snapshot: Snapshot): boolean {
    return this.seat === null && snapshot.seat === -1 && snapshot.table.seats.some((info) => info.mine);
  }

  /** One that does not follow what is known here: a new connection begins with everything. */
  private receiveUpdate(update: Update): void {
    const snapshot = updated(this.latest, update);
    if (snapshot) this.receiveSnapshot(snapshot);
    else this.reconnect();
  }

  private receiveSnapshot(snapshot: Snapshot): void {
    if (this.tookSeat(snapshot)) {
      this.latest = null;
      this.disconnect();
      this.connect();
      return;
    }
    const known = this.latest;
    this.latest = snapshot;
    this.look();
    if (this.awaited && snapshot.seq >= this.awaited.seq) this.awaited.settle();
    if (known && snapshot.seq > known.seq) this.refused = null; // what was refused is about an older table
    if (snapshot.told.some((told) => told.events.some((event) => event.type === 'undo-done'))) this.undone = snapshot.seq;
    if (!known || document.hidden || !PACES[settings.pace]) {
      this.skip();
      return;
    }
    if (known.seq === snapshot.seq && this.queue.length) this.queue[this.queue.length - 1] = snapshot;
    else this.queue.push(snapshot);
    if (this.queue.length > MAX_QUEUE) this.skip();
    else if (!this.timer && !this.isLate) this.advance();
    this.waiting = this.queue.length;
  }

  /** How long a step is shown: nothing waits for one that tells nothing, and a long queue moves faster. */
  private stepTime(snapshot: Snapshot): number {
    if (document.hidden || !snapshot.told.some((told) => told.events.length)) return 0;
    const own = snapshot.told.every((told) => told.seat === this.shown?.seat);
    return PACES[settings.pace] * (own ? OWN : 1) * Math.min(1, LONG_QUEUE / (this.queue.length + 1));
  }

  private advance(): void {
    this.timer = 0;
    this.isLate = this.settled !== this.shown;
    if (this.isLate) return; // the next step waits for the motion of this one
    const next = this.queue.shift();
    this.waiting = this.queue.length;
    if (!next) return;
    const time = this.stepTime(next);
    this.show(next, isStill() ? 0 : Math.min(MAX_MOTION, MOTION * (time || PACES[settings.pace] * OWN)));
    if (time || this.queue.length) this.timer = window.setTimeout(() => this.advance(), time);
  }

  private show(snapshot: Snapshot, motion = 0): void {
    clearTimeout(this.motionTimer);
    this.shown = snapshot;
    this.motion = motion;
    if (motion) this.motionTimer = window.setTimeout(() => this.settle(), motion + MAX_LATE);
    else this.settled = snapshot;
  }

  /** The pieces of what is shown have come to rest. */
  settle(): void {
    clearTimeout(this.motionTimer);
    this.settled = this.shown;
    if (!this.isLate) return;
    this.isLate = false;
    this.timer = window.setTimeout(() => this.advance(), SAID);
  }

  /** Show the newest at once; it tells what the steps before it would have told. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.isLate = false;
    const unseen = this.shown === this.settled ? this.queue : [this.shown!, ...this.queue];
    this.queue = [];
    this.waiting = 0;
    if (this.latest && unseen.length) this.latest = { ...this.latest, told: allTold([...unseen, this.latest]) };
    if (this.latest) this.show(this.latest);
  }

  /** Replay step by step from a ply on; new snapshots end it. */
  async playBack(from: number): Promise<void> {
    const before = this.latest;
    if (!before) return;
    const plies = Array.from({ length: before.ply - from + 1 }, (_, at) => from + at).slice(-40);
    const past = await Promise.all(plies.map((ply) => api.snapshot(this.id, { seat: before.seat, ply }))).catch(() => []);
    const latest = this.latest;
    if (!past.length || this.ended || latest?.seq !== before.seq) return;
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
    const message = JSON.stringify({ ...command, key, seq: latest.seq });
    this.busy = command.type !== 'say';
    this.refused = null;
    const bySocket = await this.bySocket(key, message); // its snapshot came before it
    const answer = bySocket ?? (await this.byRequest(message));
    if (!bySocket && answer.accepted) await this.awaitSeq(answer.seq);
    this.busy = false;
    this.refused = answer.refused ?? null;
    return answer.accepted;
  }

  /** After an answer by request the snapshot comes with the next connection: until then nothing old can be chosen. */
  private awaitSeq(seq: number): Promise<void> {
    if (this.ended || !this.latest || this.latest.seq >= seq) return Promise.resolve();
    return new Promise((settle) => {
      this.awaited = { seq, settle };
      setTimeout(settle, SNAPSHOT_TIMEOUT);
    });
  }

  private bySocket(key: string, message: string, timeout = ANSWER_TIMEOUT): Promise<Answer | null> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    return new Promise((settle) => {
      const timer = setTimeout(() => this.reconnect(), timeout);
      this.answers.set(key, (answer) => {
        clearTimeout(timer);
        this.answers.delete(key);
        settle(answer);
      });
      socket.send(message);
    });
  }

  /** Retry by HTTP; the idempotency key makes a second delivery harmless. */
  private async byRequest(message: string): Promise<Answer> {
    try {
      return await api.command(this.id, message);
    } catch (error) {
      const refused = error instanceof RequestError ? error.refused : { id: 'offline', rule: null, arguments: {} };
      return { type: 'answer', key: '', accepted: false, seq: 0, refused };
    }
  }
}
