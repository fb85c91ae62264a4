import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

export type Balancer = { readonly url: string; close(): void };

/** One address for several servers: connections go to them in turn, and past those that take none. */
export async function openBalancer(servers: readonly string[]): Promise<Balancer> {
  const ports = servers.map((url) => Number(new URL(url).port));
  const open = new Set<Socket>();
  let turn = 0;
  const balancer = createServer((asker) => {
    open.add(asker);
    asker.once('close', () => open.delete(asker));
    turn += 1;
    lead(
      asker,
      ports.map((_port, at) => ports[(turn + at) % ports.length] ?? 0),
    );
  });
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const address = balancer.address();
  if (typeof address !== 'object' || !address) throw new Error('the balancer has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      balancer.close();
      for (const asker of open) asker.destroy();
    },
  };
}

/** Leads somebody to the first of these ports that takes them. */
function lead(asker: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    asker.destroy();
    return;
  }
  const server = connect(port, '127.0.0.1');
  const goOn = () => lead(asker, others);
  server.once('error', goOn);
  server.once('connect', () => {
    server.off('error', goOn);
    // Whichever of the two ends takes the other along.
    pipeline(asker, server, asker, () => {
      asker.destroy();
      server.destroy();
    });
  });
}
