import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A mail server that forwards to another one until it stops responding. */
export type SilentMailServer = {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** From now on accepts connections without responding; closes existing ones. */
  fallSilent(): void;
  /** Number of connections waiting for a greeting. */
  waitingCount(): number;
  stop(): Promise<void>;
};

/** @param target the `SMTP_URL` of the server that receives the e-mail until then */
export async function startSilentMailServer(target: string): Promise<SilentMailServer> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    track(client);
    if (isSilent) return void client.resume();
    const upstream = connect(Number(port), hostname);
    track(upstream);
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    fallSilent() {
      isSilent = true;
      endAll();
    },
    waitingCount: () => (isSilent ? sockets.size : 0),
    async stop() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}
