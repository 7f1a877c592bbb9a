/** The current person, and the tables that wait for their move. */

import { api, liveAddress } from './api';
import type { Lobby, Me } from './types';

export const session = $state<{ me: Me | null; yourTurn: string[]; changed: number }>({ me: null, yourTurn: [], changed: 0 });

export async function loadMe(): Promise<void> {
  session.me = await api.me().catch(() => null);
}

let socket: WebSocket | null = null;

/** Subscribe to changes of the lobby and of one's own tables; reconnects while the page is open. */
export function connectLobby(): void {
  socket = new WebSocket(liveAddress('/live'));
  socket.onmessage = (event: MessageEvent<string>) => {
    session.yourTurn = (JSON.parse(event.data) as Lobby).your_turn;
    session.changed += 1;
  };
  socket.onclose = () => setTimeout(connectLobby, 4000 + Math.random() * 3000);
}

/** After signing in or out: the socket must carry the new cookie. */
export function reconnectLobby(): void {
  socket?.close();
}
