import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PeerAnswer = {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type BillingPeer = {
  readonly url: string;
  /** What was asked so far. */
  readonly asked: readonly string[];
  /** How everything is answered from now on. */
  answer(with_: (route: string) => PeerAnswer): void;
  stop(): Promise<void>;
};

/** A server that stands where the billing provider would, and answers as it is told. */
export async function startBillingPeer(): Promise<BillingPeer> {
  const asked: string[] = [];
  let respond: (route: string) => PeerAnswer = () => ({ status: 500, body: '{}' });
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const route = `${request.method} ${new URL(request.url ?? '/', 'http://peer').pathname}`;
    asked.push(route);
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
    asked,
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
