import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApps, type BuiltApp } from '../../src/http/pages/apps.ts';
import { createHttpServer } from '../../src/http/http-server.ts';

describe('built apps served beside the API', () => {
  let directory: string;
  let server: FastifyInstance;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-apps-'));
    server = await createHttpServer({ logLevel: 'silent', trustProxy: [] });
    const apps: BuiltApp[] = [
      { base: '/app/', directory: join(directory, 'owner') },
      { base: '/', directory: join(directory, 'clinic') },
    ];
    for (const { base, directory: built } of apps) {
      await mkdir(join(built, 'icons'), { recursive: true });
      await mkdir(join(built, 'assets'), { recursive: true });
      await writeFile(join(built, 'assets/Home-1234567.js'), 'export {};');
      await writeFile(
        join(built, 'assets/cat-1234567.svg'),
        '<svg xmlns="http://www.w3.org/2000/svg"/>',
      );
      await mkdir(join(built, '.vite'));
      await writeFile(join(built, '.vite/first-pages.json'), '{}');
      await writeFile(join(built, 'index.html'), `<title>${base}</title>`);
      await writeFile(join(built, 'sw.js'), '// the worker');
      await writeFile(join(built, 'manifest.webmanifest'), '{}');
      await writeFile(join(built, 'icons/icon-192.png'), 'a picture');
    }
    await writeFile(join(directory, 'secret.txt'), 'not built');
    await serveApps(server, apps, () => Promise.resolve([]));
  });
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });

  it.each([
    ['/', '/'],
    ['/login', '/'],
    ['/workspace/clients?tab=all', '/'],
    ['/email-confirmation/ada@clinic.example', '/'],
    ['/restore-email/ada@clinic.example', '/'],
    ['/development', '/'],
    ['/app/', '/app/'],
    ['/app/login', '/app/'],
    ['/app/disclaimerApp', '/app/'],
  ])('answer GET %s with the page of the app at %s', async (url, base) => {
    const { statusCode, body, headers } = await server.inject({ url });
    expect(statusCode).toBe(200);
    expect(body).toBe(`<title>${base}</title>`);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['sw.js', 'application/javascript', 'no-cache'],
    ['manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['icons/icon-192.png', 'image/png', 'public, max-age=86400'],
  ])('send %s as %s with cache-control %s', async (file, type, cacheControl) => {
    for (const base of ['/', '/app/']) {
      const { statusCode, headers } = await server.inject({ url: base + file });
      expect(statusCode).toBe(200);
      expect(headers['content-type']?.split(';')[0]).toBe(type);
      expect(headers['cache-control']).toBe(cacheControl);
    }
  });

  it.each([
    '.vite/first-pages.json',
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    'icons/..%2f..%2fsecret.txt',
    `${'a'.repeat(16_000)}.txt`,
  ])('send no file outside the build: %s', async (name) => {
    for (const base of ['/', '/app/']) {
      const { statusCode, body } = await server.inject({ url: base + name });
      // The page or a 404, never the file.
      expect(body.startsWith('<title>') ? 200 : 404).toBe(statusCode);
      expect(body).not.toMatch(/not built|^\{\}$/);
    }
  });

  it('answer HEAD with the size of a file and without its content', async () => {
    const url = '/app/icons/icon-192.png';
    const { statusCode, body, headers } = await server.inject({ method: 'HEAD', url });
    expect(statusCode).toBe(200);
    expect(headers['content-length']).toBe(String('a picture'.length));
    expect(body).toBe('');
  });

  it.each([
    ['assets/Home-1234567.js', false],
    ['assets/cat-1234567.svg', true],
    ['sw.js', true],
    ['login', true],
  ])('send %s with the security headers of a page: %s', async (file, isPage) => {
    const { headers } = await server.inject({ url: `/app/${file}` });
    expect('content-security-policy' in headers).toBe(isPage);
    expect('x-frame-options' in headers).toBe(isPage);
    expect('permissions-policy' in headers).toBe(isPage);
    expect('reporting-endpoints' in headers).toBe(isPage);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each([
    ['assets/Home-1234567.js', { etag: false, 'accept-ranges': false, 'x-request-id': false }],
    ['sw.js', { etag: true, 'accept-ranges': true, 'x-request-id': true }],
    ['assets/gone-1234567.js', { etag: false, 'accept-ranges': false, 'x-request-id': true }],
  ])('send %s with headers for revalidation and tracing: %o', async (file, sent) => {
    const { headers } = await server.inject({ url: `/app/${file}` });
    for (const [name, isSent] of Object.entries(sent)) expect(name in headers).toBe(isSent);
  });

  it('allow workers and manifests only from their own origin', async () => {
    const { headers } = await server.inject({ url: '/app/' });
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
  });

  it('redirect shared photos to the share screen when the service worker is missing', async () => {
    const form = new FormData();
    form.append('photos', new Blob(['x'.repeat(2_000_000)], { type: 'image/jpeg' }), 'luna.jpg');
    const sent = new Response(form);
    const { statusCode, headers } = await server.inject({
      method: 'POST',
      url: '/app/share',
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/app/workspace/share');
  });

  it.each([
    '/.well-known/assetlinks.json',
    '/api',
    '/api?a=b',
    '/api/nothing',
    '/assets/gone.js',
    '/app/assets/gone.js',
    '/icons/gone.png',
    '/app/icons/gone.png',
    '/manifest-xx.webmanifest',
    '/app/manifest-xx.webmanifest',
    '/app/share',
    '/dev/mailbox',
    '/dev/mailbox.json?a=b',
    '/sandbox/onboarding/token',
    '/socket.io/',
  ])('answer GET %s with a 404 problem instead of a page', async (url) => {
    const { statusCode, headers } = await server.inject({ url });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});
