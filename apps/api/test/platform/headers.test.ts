import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { createHttpServer } from '../../src/http/http-server.ts';
import { serveOperations } from '../../src/http/operations.ts';
import { useProduct } from '../product.ts';

/** The directives of a policy for what a page may do. */
function directivesOf(policy: unknown): Record<string, readonly string[]> {
  const directives = String(policy)
    .split(';')
    .map((directive) => directive.trim().split(' '));
  return Object.fromEntries(
    directives.map(([name = '', ...values]): [string, string[]] => [name, values]),
  );
}

describe('what a browser is told of every page', () => {
  const options = { logLevel: 'silent', trustProxy: [] };
  const headersOf = async (publicUrl?: string) => {
    const server = await createHttpServer({ ...options, publicUrl });
    server.get('/', async (_request, reply) => reply.type('text/html').send('<p>page</p>'));
    const { headers } = await server.inject({ url: '/' });
    await server.close();
    return headers;
  };

  it('scripts, connections, forms and frames are ours alone', async () => {
    const headers = await headersOf();
    expect(directivesOf(headers['content-security-policy'])).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'script-src-attr': ["'none'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'connect-src': ["'self'"],
      'font-src': ["'self'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
    });
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('the card provider’s form is let in where there is one, and nothing else', async () => {
    const server = await createHttpServer({ ...options, showsCardForm: true });
    server.get('/', async (_request, reply) => reply.type('text/html').send('<p>page</p>'));
    const { headers } = await server.inject({ url: '/' });
    await server.close();
    expect(directivesOf(headers['content-security-policy'])).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", 'https://js.stripe.com'],
      'frame-src': ["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ["'self'", 'https://api.stripe.com'],
      'img-src': ["'self'", 'data:', 'blob:'],
    });
  });

  it('a safe address is the only one, where people have one', async () => {
    const { 'strict-transport-security': safe } = await headersOf('https://zampa.example');
    expect(safe).toMatch(/^max-age=31536000/);
    for (const address of [undefined, 'http://zampa.example'])
      expect((await headersOf(address))['strict-transport-security']).toBeUndefined();
  });
});

describe('a server that cannot keep up', () => {
  it('refuses calls, is not ready, and says that it is up', async () => {
    const pressure = { overMs: 100, lateMs: 20 };
    const server = await createHttpServer({ logLevel: 'silent', trustProxy: [], pressure });
    serveOperations(server, {
      checkReady: async () => undefined,
      freeSpace: async () => 0,
      metricsToken: null,
      production: false,
      measure: () => undefined,
      openApi: () => ({}),
      sockets: () => 0,
    });
    await server.ready();
    const statusOf = async (url: string) => (await server.inject({ url })).statusCode;
    expect(await statusOf('/readyz')).toBe(200);
    // The whole process stands still, as it would with too much to do.
    await expect
      .poll(
        async () => {
          const until = performance.now() + 150;
          while (performance.now() < until);
          return statusOf('/readyz');
        },
        { interval: 1 },
      )
      .toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await server.close();
  });
});

describe('what is too large', () => {
  const product = useProduct();

  it('ends its connection with the answer, so that the next request takes another', async () => {
    const { address, session } = await newVet(product());
    const call = request(`${address}/api/users`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${session.accessToken}`,
        'content-type': 'application/json',
        'content-length': 10_000_000,
      },
    });
    call.on('error', () => undefined);
    call.flushHeaders();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).toBe('close');
    call.destroy();
  });
});

describe('the mailbox of development', () => {
  const product = useProduct({
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    AUTH_SECRET: 'a-secret-of-more-than-24-characters',
  });

  it.each(['/dev/mailbox', '/dev/mailbox.json'])('%s is absent in production', async (path) => {
    const answer = await fetch(`${product().address}${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });
});
