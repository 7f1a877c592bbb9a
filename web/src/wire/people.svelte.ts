/** Who sits at this device, and which tables wait for them. */

import { api, liveAddress } from './api';
import type { Lobby, Me } from './types';

export const house = $state<{ me: Me | null; yourTurn: string[]; changed: number }>({ me: null, yourTurn: [], changed: 0 });

export async function meet(): Promise<void> {
  house.me = await api.me().catch(() => null);
}

let socket: WebSocket | null = null;

/** Hear when the lobby or one's own tables change; tries again for as long as the page is open. */
export function listen(): void {
  socket = new WebSocket(liveAddress('/live'));
  socket.onmessage = (event: MessageEvent<string>) => {
    house.yourTurn = (JSON.parse(event.data) as Lobby).your_turn;
    house.changed += 1;
  };
  socket.onclose = () => setTimeout(listen, 4000 + Math.random() * 3000);
}

/** After signing in or out the server must know whom it talks to. */
export function listenAgain(): void {
  socket?.close();
}
