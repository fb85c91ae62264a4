import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response of a provider's protocol. */
export type LoopbackAnswer = { readonly status: number; readonly body: object };

export type LoopbackServer = { readonly apiBase: URL; close(): Promise<void> };

/** Serves a provider's protocol on a loopback port. */
export async function startLoopbackServer(
  answer: (request: IncomingMessage) => Promise<LoopbackAnswer>,
): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => send(response, status, body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    apiBase: new URL(`http://127.0.0.1:${port}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads a form-encoded body. */
export async function readUrlEncodedForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
