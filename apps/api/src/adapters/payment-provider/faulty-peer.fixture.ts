import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fault that the peer injects into one request. */
export type Fault =
  | { readonly status: number; readonly body: string; readonly headers?: Record<string, string> }
  /** Cuts the connection before or after the work. */
  | 'cut before'
  | 'cut after';

export type FaultyPeer = {
  readonly apiBase: URL;
  /** The idempotency key of each request, in order. */
  readonly keys: readonly (string | undefined)[];
  /** Number of payments created: one per key. */
  countCreated(): number;
  close(): Promise<void>;
};

const INTENT = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 4500,
  currency: 'eur',
  client_secret: 'pi_1_secret_2',
  status: 'requires_payment_method',
  amount_received: 0,
  last_payment_error: null,
  latest_charge: null,
};

/** Starts a fake card provider that fails with these faults, in order, and then answers normally. */
export async function startFaultyPeer(faults: readonly Fault[]): Promise<FaultyPeer> {
  const left = [...faults];
  const keys: (string | undefined)[] = [];
  const createdKeys = new Set<string>();
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answer(request, response));
  });
  function answer(request: IncomingMessage, response: ServerResponse): void {
    const key = String(request.headers['idempotency-key'] ?? '');
    keys.push(key || undefined);
    const fault = left.shift();
    if (fault === 'cut before') return void request.socket.destroy();
    if (fault && fault !== 'cut after') {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      return void response.end(fault.body);
    }
    createdKeys.add(key);
    if (fault === 'cut after') return void request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(INTENT));
  }
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    apiBase: new URL(`http://127.0.0.1:${port}`),
    keys,
    countCreated: () => createdKeys.size,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
