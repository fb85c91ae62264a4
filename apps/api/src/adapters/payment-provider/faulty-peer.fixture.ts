import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a peer does with one request. */
export type Fault =
  | { readonly status: number; readonly body: string; readonly headers?: Record<string, string> }
  /** The line is cut before the work, or after it. */
  | 'cut before'
  | 'cut after';

export type FaultyPeer = {
  readonly apiBase: URL;
  /** The key of each request that came, in order. */
  readonly keys: readonly (string | undefined)[];
  /** How many different things were made, one for each key. */
  made(): number;
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

/** A peer that speaks the card provider's protocol, badly first: after these faults it answers as it should. */
export async function startFaultyPeer(faults: readonly Fault[]): Promise<FaultyPeer> {
  const left = [...faults];
  const keys: (string | undefined)[] = [];
  const made = new Set<string>();
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
    made.add(key);
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
    made: () => made.size,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
