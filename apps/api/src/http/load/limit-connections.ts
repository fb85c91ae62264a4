import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf, proxyTest } from '../../limits/network.ts';
import { LIMITS } from '../../limits/table.ts';

type Options = {
  /** Connections from these proxies carry all clients and are not counted. */
  readonly trustProxy: readonly string[];
  readonly mostConnections?: number | undefined;
};

/**
 * Closes a new connection if its network already has too many open connections. A browser opens six plus a
 * WebSocket, so 512 serve 70 people behind one router. Loopback connections count too: a local reverse proxy must
 * be listed in `trustProxy`.
 *
 * @returns a function that returns how many connections were closed
 */
export function limitConnections(
  server: Server,
  { trustProxy, mostConnections = LIMITS.connections.most }: Options,
): () => number {
  const isProxy = proxyTest(trustProxy);
  const open = new Map<string, number>();
  let refused = 0;
  server.on('connection', (connection: Socket) => {
    const { remoteAddress } = connection;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= mostConnections) {
      refused += 1;
      connection.destroy();
      return;
    }
    open.set(network, count + 1);
    connection.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
  return () => refused;
}
