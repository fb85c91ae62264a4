import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A mail server that passes everything on to another one, until it greets nobody any more. */
export type SilentMailServer = {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** From now on connections are taken, and nothing is ever said on them; those there are end. */
  fallSilent(): void;
  /** How many connections wait for a greeting. */
  waiting(): number;
  stop(): Promise<void>;
};

/** @param target the `SMTP_URL` of the server that takes the letters until then */
export async function startSilentMailServer(target: string): Promise<SilentMailServer> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    keep(client);
    if (isSilent) return void client.resume();
    const behind = connect(Number(port), hostname);
    keep(behind);
    client.pipe(behind).pipe(client);
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
    waiting: () => (isSilent ? sockets.size : 0),
    async stop() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}
