import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PeerAnswer = {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type BillingPeer = {
  readonly url: string;
  /** Routes requested so far. */
  readonly requests: readonly string[];
  /** Sets how all requests are answered from now on. */
  answer(with_: (route: string) => PeerAnswer): void;
  stop(): Promise<void>;
};

/** Starts a fake billing provider that gives the configured answers. */
export async function startBillingPeer(): Promise<BillingPeer> {
  const requests: string[] = [];
  let respond: (route: string) => PeerAnswer = () => ({ status: 500, body: '{}' });
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const route = `${request.method} ${new URL(request.url ?? '/', 'http://peer').pathname}`;
    requests.push(route);
    request.resume().on('end', () => {
      const { status, body, headers } = respond(route);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer(with_) {
      respond = with_;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
