import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendHtml } from './html-page.ts';
import { type FindDemoAccounts, readPages } from './first-pages.ts';

export type BuiltApp = { readonly base: '/' | '/app/'; readonly directory: string };

/** Paths that are not pages: missing files get 404 instead of the app's page, as do paths of the server itself. */
const NOT_A_PAGE =
  /^\/(\.well-known|api|dev|sandbox|socket\.io|(app\/)?(assets|icons|share|sw\.js|manifest(-\w+)?\.webmanifest))([/?]|$)/;

/** Pages behind secret links, which no search engine may list. */
const SHARED_PAGE = /^\/(shared|app\/(appointment|recall))\//;

/** Assets of pages, also compressed ones. */
const ASSET = /\/assets\/[^/]+[.](css|js|woff2)([.](br|gz))?$/;

/**
 * Headers that only matter for pages or for revalidation. Removed from assets, many of which are hardly larger than
 * these headers.
 */
const PAGE_ONLY_HEADERS = [
  'accept-ranges',
  'content-security-policy',
  'cross-origin-opener-policy',
  'etag',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const A_YEAR = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/**
 * Serves the built apps. Hashed files are cached for a year, icons for a day; pages and version information are
 * always revalidated.
 */
export async function serveApps(
  app: FastifyInstance,
  apps: readonly BuiltApp[],
  findDemoAccounts: FindDemoAccounts,
): Promise<void> {
  // One wildcard route: a route per file (some hundred) would take a fifth of the start-up time.
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    setHeaders: (response, path) => {
      response.header('cache-control', cacheControlFor(path));
      if (ASSET.test(path)) for (const name of PAGE_ONLY_HEADERS) response.removeHeader(name);
    },
  });
  for (const { base, directory } of apps) {
    if (!existsSync(join(directory, 'index.html'))) continue;
    const [files, pageFor] = await Promise.all([
      findServedFiles(directory),
      readPages(directory, findDemoAccounts),
    ]);
    const pages = base === '/' ? ['/', '/*'] : ['/app', '/app/*'];
    for (const url of pages)
      app.get<{ Params: { readonly '*'?: string } }>(url, async (request, reply) => {
        const { '*': name = '' } = request.params;
        if (files.has(name)) return reply.sendFile(name, directory);
        if (NOT_A_PAGE.test(request.url)) return reply.callNotFound();
        reply.header('cache-control', 'no-cache').header('vary', 'accept-language, cookie');
        if (SHARED_PAGE.test(request.url)) reply.header('x-robots-tag', 'noindex');
        return sendHtml(reply, await pageFor(request));
      });
    if (base === '/app/') serveShareFallback(app);
  }
}

/** Returns the names of all files that may be served; excludes hidden ones. */
async function findServedFiles(directory: string): Promise<ReadonlySet<string>> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  return new Set(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((name) => !/(^|\/)\./.test(name)),
  );
}

/**
 * Fallback for photos shared from other apps, which the owner app's service worker handles. Without it the upload is
 * discarded and the share page shows that there are no photos.
 */
function serveShareFallback(app: FastifyInstance): void {
  app.post('/app/share', {
    // Before the body is read.
    onRequest: async (_request, reply) => reply.redirect('/app/workspace/share', 303),
    handler: async () => undefined,
  });
}

function cacheControlFor(path: string): string {
  if (path.includes('/assets/')) return A_YEAR;
  return path.includes('/icons/') ? A_DAY : 'no-cache';
}
