import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { createHttpServer } from '../../src/http/http-server.ts';
import { sendHtml } from '../../src/http/pages/html-page.ts';
import { serveOperations } from '../../src/http/operations.ts';
import { useProduct } from '../product.ts';

/** Parses a Content-Security-Policy into its directives. */
function directivesOf(policy: unknown): Record<string, readonly string[]> {
  const directives = String(policy)
    .split(';')
    .map((directive) => directive.trim().split(' '));
  return Object.fromEntries(
    directives.map(([name = '', ...values]): [string, string[]] => [name, values]),
  );
}

describe('security headers of pages', () => {
  const options = { logLevel: 'silent', trustProxy: [] };
  const headersOf = async (publicUrl?: string, url = '/') => {
    const server = await createHttpServer({ ...options, publicUrl });
    server.get('/', async (_request, reply) => reply.type('text/html').send('<p>page</p>'));
    const { headers } = await server.inject({ url });
    await server.close();
    return headers;
  };

  it('allow scripts, connections, forms and frames only from the own origin', async () => {
    const headers = await headersOf();
    expect(directivesOf(headers['content-security-policy'])).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'script-src-attr': ["'none'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'connect-src': ["'self'"],
      'font-src': ["'self'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
      'report-uri': ['/api/csp-reports'],
      'report-to': ['csp'],
    });
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('allow camera, microphone and screen capture only on own pages, and no other device features', async () => {
    const { 'permissions-policy': permissions } = await headersOf();
    const allowed = new Map(
      String(permissions)
        .split(', ')
        .map((permission): [string, string] => {
          const [feature = '', origins = ''] = permission.split('=');
          return [feature, origins];
        }),
    );
    for (const feature of ['camera', 'microphone', 'display-capture'])
      expect(allowed.get(feature), feature).toBe('(self)');
    expect((await headersOf(undefined, '/api/any'))['permissions-policy']).toBeUndefined();
    for (const feature of ['geolocation', 'usb', 'serial', 'bluetooth', 'midi', 'payment'])
      expect(allowed.get(feature), feature).toBe('()');
  });

  it('allow only its own inline style on a page written by the server', async () => {
    const server = await createHttpServer(options);
    const style = 'p{color:#1b2a26}';
    const html = `<style>${style}</style><p>page</p>`;
    server.get('/', async (_request, reply) => sendHtml(reply, { html, style }));
    server.get('/plain', async (_request, reply) => sendHtml(reply, { html: '<p>page</p>' }));
    const policyOf = async (url: string) =>
      directivesOf((await server.inject({ url })).headers['content-security-policy']);
    // printf 'p{color:#1b2a26}' | openssl dgst -sha256 -binary | base64
    expect(await policyOf('/')).toMatchObject({
      'style-src': ["'self'", "'sha256-ejHTsDGSpvCoipwhEU4ZTNrpcXa/sVh/K+7H1Tk5hIg='"],
    });
    expect(await policyOf('/plain')).toMatchObject({ 'style-src': ["'self'"] });
    await server.close();
  });

  it('allow the form of the card provider where one is configured, and nothing else', async () => {
    const server = await createHttpServer({ ...options, showsCardForm: true });
    server.get('/', async (_request, reply) => reply.type('text/html').send('<p>page</p>'));
    const { headers } = await server.inject({ url: '/' });
    await server.close();
    expect(headers['permissions-policy']).toContain(
      'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
    );
    expect(directivesOf(headers['content-security-policy'])).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", 'https://js.stripe.com'],
      'frame-src': ["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ["'self'", 'https://api.stripe.com'],
      'img-src': ["'self'", 'data:', 'blob:'],
      'style-src': ["'self'"],
    });
  });

  it('include HSTS only when the public address uses HTTPS', async () => {
    const { 'strict-transport-security': safe } = await headersOf('https://zampa.example');
    expect(safe).toMatch(/^max-age=31536000/);
    for (const address of [undefined, 'http://zampa.example'])
      expect((await headersOf(address))['strict-transport-security']).toBeUndefined();
  });
});

describe('overloaded server', () => {
  it('reports that it is not ready, but still alive', async () => {
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
    // Blocks the event loop, as too much work would.
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

describe('oversized request', () => {
  const product = useProduct();

  it('closes its connection with the answer, so that the next request opens another', async () => {
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

describe('development mailbox', () => {
  const product = useProduct({
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    AUTH_SECRET: 'a-secret-of-more-than-24-characters',
  });

  it.each(['/dev/mailbox', '/dev/mailbox.json'])('is absent in production: %s', async (path) => {
    const answer = await fetch(`${product().address}${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });
});
