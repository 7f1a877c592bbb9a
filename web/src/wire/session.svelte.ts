/** The current person, the tables that wait for their move, and the lobby. */

import { RequestError, api, liveAddress } from './api';
import { CLOSE_CODES } from './constants';
import type { LobbyMessage, Me, Refused, TableSummary } from './types';

interface Session {
  me: Me | null;
  yourTurn: string[];
  /** The tables that can be joined or watched; none before the server has sent them. */
  tables: Map<string, TableSummary> | null;
  /** Goes up when the lists of one's own and of finished tables may be others; 0 until they are to be asked for. */
  changed: number;
  /** The tables of this person, as the lobby has them. */
  own: ReadonlySet<string>;
  /** What the admins last said to everybody, until it is put away. */
  announcement: string | null;
  /** Why this person may not be here at all. */
  banned: Refused | null;
}

export const session = $state<Session>({ me: null, yourTurn: [], tables: null, changed: 0, own: new Set(), announcement: null, banned: null });

export async function loadMe(): Promise<void> {
  try {
    session.me = await api.me();
    session.banned = null;
  } catch (error) {
    session.me = null;
    session.banned = error instanceof RequestError && error.refused.id.startsWith('banned') ? error.refused : null;
  }
}

const LATEST = 1500; // milliseconds after which the lists are asked for, whatever the socket does
let socket: WebSocket | null = null;

function receive(message: LobbyMessage): void {
  if (message.type === 'announcement') {
    session.announcement = message.text;
    return;
  }
  if (message.type === 'lobby') {
    session.tables = new Map(message.tables.map((table) => [table.id, table] as const));
    session.yourTurn = message.your_turn;
  } else if (message.type === 'your-turn') session.yourTurn = message.tables;
  else {
    const tables = new Map(session.tables);
    for (const table of message.changed) tables.set(table.id, table);
    for (const id of message.removed) tables.delete(id);
    session.tables = tables;
    // Moves of others at their tables are in the message; there is nothing to ask for.
    if (!message.removed.length && !message.changed.some((table) => session.own.has(table.id))) return;
  }
  session.changed += 1;
}

/** Subscribe to changes of the lobby and of one's own tables; reconnects while the page is open and one may be here. */
export function connectLobby(): void {
  setTimeout(() => (session.changed ||= 1), LATEST);
  socket = new WebSocket(liveAddress('/live'));
  socket.onmessage = (event: MessageEvent<string>) => receive(JSON.parse(event.data) as LobbyMessage);
  socket.onclose = async (event) => {
    if (event.code === CLOSE_CODES.DECLINED) await loadMe();
    if (!session.banned) setTimeout(connectLobby, 4000 + Math.random() * 3000);
  };
}

/** After signing in or out: the socket must carry the new cookie. */
export function reconnectLobby(): void {
  socket?.close();
}
