import { once } from 'node:events';
import { WebSocket } from 'ws';

/** How a socket is opened: where, and what is said once it is open. */
export type Door = {
  readonly url: string;
  /** What is said of where it comes from, anew at each opening. */
  readonly headers?: () => Record<string, string>;
  /** What the server is told first; it has answered once it sends something that begins with `welcome`. */
  readonly greeting?: { readonly says: string; readonly welcome: string };
};

/** So many come at once: the next wait for them. */
const AT_ONCE = 50;

/** Opens a socket for each door. @returns them, once each has been let in */
export async function openSockets(doors: readonly Door[]): Promise<readonly WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let opened = 0; opened < doors.length; opened += AT_ONCE)
    sockets.push(...(await Promise.all(doors.slice(opened, opened + AT_ONCE).map(openSocket))));
  return sockets;
}

/** Closes sockets. @returns once they are closed on both sides */
export async function closeSockets(sockets: readonly WebSocket[]): Promise<void> {
  await Promise.all(
    sockets.map(async (socket) => {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    }),
  );
}

async function openSocket({ url, headers, greeting }: Door): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers: headers?.() });
  await once(socket, 'open');
  if (!greeting) return socket;
  const welcome = new Promise<void>((resolve, reject) => {
    socket.on('message', (data: Buffer) => {
      const said = data.toString();
      // As engine.io asks from time to time.
      if (said === '2') socket.send('3');
      if (said.startsWith(greeting.welcome)) resolve();
    });
    socket.once('close', () => reject(new Error('a socket was not let in')));
  });
  socket.send(greeting.says);
  await welcome;
  return socket;
}
