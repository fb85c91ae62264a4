import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from '../../src/http/http-server.ts';
import { useProduct, type Product } from '../product.ts';

const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

/**
 * Opens a connection and sends a request.
 *
 * @returns the connection once it has answered, or null when it was closed instead
 */
async function openConnection({ address }: Pick<Product, 'address'>): Promise<Socket | null> {
  const { hostname, port } = new URL(address);
  const connection = connect(Number(port), hostname);
  onTestFinished(() => void connection.destroy());
  connection.on('error', () => undefined);
  const isAnswered = await new Promise<boolean>((resolve) => {
    connection.once('data', () => resolve(true));
    connection.once('close', () => resolve(false));
    connection.write(REQUEST);
  });
  return isAnswered ? connection : null;
}

describe('connections of one network', () => {
  const product = useProduct({ TRUST_PROXY: '192.0.2.1' }, { mostConnections: 3 });

  it('are closed immediately beyond the limit, until others close', async () => {
    const first = await openConnection(product());
    expect(first).not.toBeNull();
    expect(await openConnection(product())).not.toBeNull();
    expect(await openConnection(product())).not.toBeNull();
    expect(await openConnection(product()), 'the fourth').toBeNull();
    first?.destroy();
    await expect.poll(async () => (await openConnection(product())) !== null).toBe(true);
  });
});

describe('connections of a trusted proxy', () => {
  const product = useProduct({ TRUST_PROXY: '127.0.0.1' }, { mostConnections: 3 });

  it('are not limited, because they carry many people', async () => {
    for (let count = 0; count < 5; count += 1)
      expect(await openConnection(product())).not.toBeNull();
  });
});

describe('idle connection', () => {
  it('is closed after a timeout', async () => {
    const server = await createHttpServer({ logLevel: 'silent', trustProxy: [], idleWithinMs: 50 });
    onTestFinished(() => server.close());
    server.get('/healthz', async () => ({ status: 'up' }));
    const connection = await openConnection({
      address: await server.listen({ port: 0, host: '127.0.0.1' }),
    });
    if (!connection) throw new Error('the connection was closed before it was idle');
    await expect(once(connection, 'close')).resolves.toEqual([false]);
  });
});
