/** Who sits at this device, which tables wait for them, and the lobby. */

import { api, liveAddress } from './api';
import type { LobbyMessage, Me, Table } from './types';

interface House {
  me: Me | null;
  yourTurn: string[];
  /** The tables that can be joined or watched; none before the server has sent them. */
  tables: Map<string, Table> | null;
  /** Goes up when one's own or finished tables may be others. */
  changed: number;
}

export const house = $state<House>({ me: null, yourTurn: [], tables: null, changed: 0 });

export async function meet(): Promise<void> {
  house.me = await api.me().catch(() => null);
}

let socket: WebSocket | null = null;

function hear(message: LobbyMessage): void {
  if (message.type === 'lobby') {
    house.tables = new Map(message.tables.map((table) => [table.id, table] as const));
    house.yourTurn = message.your_turn;
  } else if (message.type === 'your-turn') house.yourTurn = message.tables;
  else {
    const tables = new Map(house.tables);
    for (const table of message.changed) tables.set(table.id, table);
    for (const id of message.removed) tables.delete(id);
    house.tables = tables;
  }
  house.changed += 1;
}

/** Hear when the lobby or one's own tables change; tries again for as long as the page is open. */
export function listen(): void {
  socket = new WebSocket(liveAddress('/live'));
  socket.onmessage = (event: MessageEvent<string>) => hear(JSON.parse(event.data) as LobbyMessage);
  socket.onclose = () => setTimeout(listen, 4000 + Math.random() * 3000);
}

/** After signing in or out the server must know whom it talks to. */
export function listenAgain(): void {
  socket?.close();
}
