import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SandboxAccounts } from './sandbox-accounts.ts';

export type SandboxServer = { readonly apiBase: URL; close(): Promise<void> };

/** Serves the card provider's protocol on a port of this machine alone, as far as we speak it. */
export async function startSandboxServer(
  accounts: SandboxAccounts,
  secretKey: string,
): Promise<SandboxServer> {
  const server = createServer((request, response) => {
    void answer(accounts, secretKey, request).then(({ status, body }) =>
      send(response, status, body),
    );
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

type Answer = { readonly status: number; readonly body: object };

async function answer(
  accounts: SandboxAccounts,
  secretKey: string,
  request: IncomingMessage,
): Promise<Answer> {
  try {
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return refused(401, 'authentication_error', 'Invalid API Key provided');
    const form = new URLSearchParams(await textOf(request));
    const route = `${request.method} ${request.url}`;
    if (route === 'POST /v1/accounts')
      return { status: 200, body: await accounts.create(headerOf(request, 'idempotency-key')) };
    if (route === 'POST /v1/account_links') {
      const [account, backTo] = [form.get('account') ?? '', form.get('return_url') ?? ''];
      return found(await accounts.link(account, backTo));
    }
    const [, id] = /^GET \/v1\/accounts\/(\w+)$/.exec(route) ?? [];
    if (id) return found(await accounts.read(id));
    return refused(404, 'invalid_request_error', `Unrecognized request URL (${route})`);
  } catch {
    return refused(500, 'api_error', 'The sandbox failed');
  }
}

const found = (body: object | null): Answer =>
  body ? { status: 200, body } : refused(404, 'invalid_request_error', 'No such account');

const refused = (status: number, type: string, message: string): Answer => ({
  status,
  body: { error: { type, message } },
});

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
