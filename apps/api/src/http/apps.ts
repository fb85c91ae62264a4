import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type FindDemoAccounts, readPages } from './first-pages.ts';

export type BuiltApp = { readonly base: '/' | '/app/'; readonly directory: string };

/** A file that does not exist is no page, nor is what the server itself says, or does not say in production. */
const NO_PAGE =
  /^\/(\.well-known|api|dev|sandbox|socket\.io|(app\/)?(assets|icons|share|sw\.js|manifest(-\w+)?\.webmanifest))([/?]|$)/;

/** What pages are made of, and no page itself; also as it was compressed. */
const PART_OF_PAGE = /\/assets\/[^/]+[.](css|js|woff2)([.](br|gz))?$/;

/**
 * What a browser is told of pages, and how to ask again for what may change or in parts: of the files that pages are made
 * of it looks at none of it, and many are hardly larger than this is.
 */
const OF_OTHERS = [
  'accept-ranges',
  'content-security-policy',
  'cross-origin-opener-policy',
  'etag',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const A_YEAR = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/**
 * Serves the built screens: files with a hash in their name for ever, icons for a day; pages, and what says which
 * version is there, never from a cache.
 */
export async function serveApps(
  app: FastifyInstance,
  apps: readonly BuiltApp[],
  findDemoAccounts: FindDemoAccounts,
): Promise<void> {
  // Without routes of its own: one for each of some hundred files is a fifth of what the server does to start.
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    setHeaders: (response, path) => {
      response.header('cache-control', cachedFor(path));
      if (PART_OF_PAGE.test(path)) for (const name of OF_OTHERS) response.removeHeader(name);
    },
  });
  for (const { base, directory } of apps) {
    if (!existsSync(join(directory, 'index.html'))) continue;
    const [files, pageFor] = await Promise.all([
      namesOfFiles(directory),
      readPages(directory, findDemoAccounts),
    ]);
    const pages = base === '/' ? ['/', '/*'] : ['/app', '/app/*'];
    for (const url of pages)
      app.get<{ Params: { readonly '*'?: string } }>(url, async (request, reply) => {
        const { '*': name = '' } = request.params;
        if (files.has(name)) return reply.sendFile(name, directory);
        if (NO_PAGE.test(request.url)) return reply.callNotFound();
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-cache')
          .header('vary', 'accept-language, cookie')
          .send(await pageFor(request));
      });
    if (base === '/app/') takeShared(app);
  }
}

/** Returns what a browser may ask for: of what begins with a dot, nothing. */
async function namesOfFiles(directory: string): Promise<ReadonlySet<string>> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  return new Set(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((name) => !/(^|\/)\./.test(name)),
  );
}

/**
 * Photos that another app shares are taken by the worker of the owners' app. Where it does not run (yet), nothing is kept:
 * the page on which a person goes on with them says that there are none.
 */
function takeShared(app: FastifyInstance): void {
  app.post('/app/share', {
    // Before what was sent is read.
    onRequest: async (_request, reply) => reply.redirect('/app/workspace/share', 303),
    handler: async () => undefined,
  });
}

function cachedFor(path: string): string {
  if (path.includes('/assets/')) return A_YEAR;
  return path.includes('/icons/') ? A_DAY : 'no-cache';
}
