import { setTimeout as wait } from 'node:timers/promises';
import type { Socket } from 'socket.io';

/** The pause between two sockets, and the longest time for all of them. */
const PAUSE_MS = 5;
const WITHIN_MS = 3000;

/** Ends connections one after the other, so that the other processes are not flooded. */
export async function drainSockets(sockets: readonly Pick<Socket, 'conn'>[]): Promise<void> {
  const pauseMs = Math.min(PAUSE_MS, WITHIN_MS / Math.max(1, sockets.length));
  await Promise.all(
    sockets.map(async ({ conn }, place) => {
      await wait(place * pauseMs);
      // Unlike a disconnection of the socket, this lets the client reconnect on its own.
      conn.close();
    }),
  );
}
