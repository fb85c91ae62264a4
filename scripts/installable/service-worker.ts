import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { ROOT } from '../root.ts';
import type { InstallableApp } from './web-manifest.ts';

/** The files of an app that the service worker precaches: the app shell. */
const SHELL = [
  'index.html',
  'assets/*.{js,css,woff2,svg}',
  'favicon.svg',
  'icons/icon-192.png',
] as const;

type PrecacheEntry = { readonly url: string; readonly revision: string | null };

/** Builds the service worker of an app after the app, with the list of its files in the place of `self.SHELL`. */
export function serviceWorker(app: InstallableApp): Plugin {
  let directory = '';
  return {
    name: 'zampa:service-worker',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'post',
    configResolved: ({ root, build }) => {
      directory = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const shell = await listShell(directory);
        await buildWorker(app, shell, join(directory, 'sw.js'));
      },
    },
  };
}

/** Lists the files of the app shell in a built app. */
export async function listShell(directory: string): Promise<readonly PrecacheEntry[]> {
  const files = await Array.fromAsync(glob([...SHELL], { cwd: directory }));
  return Promise.all(files.toSorted().map((file) => toPrecacheEntry(directory, file)));
}

async function toPrecacheEntry(directory: string, url: string): Promise<PrecacheEntry> {
  // The names of assets change with their content.
  if (url.startsWith('assets/')) return { url, revision: null };
  const content = await readFile(join(directory, url));
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 32) };
}

async function buildWorker(app: InstallableApp, shell: readonly PrecacheEntry[], file: string) {
  const bundle = await rolldown({
    input: join(ROOT, 'packages/service-worker/src', app, 'sw.ts'),
    platform: 'browser',
    transform: {
      target: 'es2023',
      define: { 'self.SHELL': JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
    },
  });
  await bundle.write({ file, format: 'iife', minify: true });
  await bundle.close();
}
