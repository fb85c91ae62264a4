import { once } from 'node:events';
import { WebSocket } from 'ws';

/** How to open a socket: its address and its first message. */
export type Door = {
  readonly url: string;
  /** Returns the headers that state the origin. Called again for each connection. */
  readonly headers?: () => Record<string, string>;
  /** The first message to the server. The server has answered once it sends text that begins with `welcome`. */
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
      const message = data.toString();
      // As engine.io asks from time to time.
      if (message === '2') socket.send('3');
      if (message.startsWith(greeting.welcome)) resolve();
    });
    socket.once('close', () => reject(new Error('a socket was not let in')));
  });
  socket.send(greeting.says);
  await welcome;
  return socket;
}
