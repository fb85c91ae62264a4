import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildIfStale } from './build-if-stale.ts';
import { type Renderer, writeFirstPages } from './first-pages/first-pages.ts';
import { ROOT } from './root.ts';
import { runCommand } from './run-command.ts';

const APPS = ['clinic', 'owner'] as const;
type App = (typeof APPS)[number];

/** The base path of each app. */
const BASES = { clinic: '', owner: '/app' } as const;

/** The sources that both apps share, besides their own directories. */
const SHARED = [
  'packages/client',
  'packages/contract',
  'packages/domain',
  'packages/i18n',
  'packages/service-worker',
  'packages/shared-screens',
  'packages/ui',
  'package-lock.json',
  'scripts/chunks',
  'scripts/file-routes.ts',
  'scripts/first-pages',
  'scripts/installable',
  'tsconfig.base.json',
  'tsconfig.screens.json',
];

/** Builds the apps whose sources have changed since they were last built. */
export const buildApps = (): readonly Promise<void>[] =>
  APPS.map((app) =>
    buildIfStale({
      name: `the ${app} app`,
      sources: [`apps/${app}`, ...SHARED],
      result: `apps/${app}/dist/index.html`,
      build: () => buildApp(app),
    }),
  );

async function buildApp(app: App): Promise<void> {
  const options = ['build', '--logLevel', 'warn', `apps/${app}`];
  // Whatever is set where it is built: React's development version is four times as large.
  const { ok, output } = await runCommand('vite', options, ROOT, { NODE_ENV: 'production' });
  if (!ok) throw new Error(`The ${app} app cannot be built:\n${output}`);
  await compressWorker(app);
  await renderFirstPages(app);
}

/** The service worker is built after what compresses everything else. */
async function compressWorker(app: App): Promise<void> {
  const file = join(ROOT, 'apps', app, 'dist', 'sw.js');
  const text = await readFile(file);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}

/** Builds the app once more, for where no browser is, and lets it write what its pages begin with. */
async function renderFirstPages(app: App): Promise<void> {
  const directory = join(ROOT, '.cache', 'first-pages', app);
  const options = ['build', '--logLevel', 'warn', '--outDir', directory, `apps/${app}`];
  const ssr = [...options, '--ssr', 'src/app/first-page.tsx'];
  const { ok, output } = await runCommand('vite', ssr, ROOT, { NODE_ENV: 'production' });
  if (!ok) throw new Error(`The first pages of the ${app} app cannot be built:\n${output}`);
  const renderer = (await import(join(directory, 'first-page.js'))) as Renderer;
  await writeFirstPages(join(ROOT, 'apps', app, 'dist'), BASES[app], renderer);
}
