import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Renderer, writeFirstPages } from './first-pages/first-pages.ts';
import { ROOT } from './root.ts';
import { runCommand } from './run-command.ts';

const APPS = ['clinic', 'owner'] as const;
type App = (typeof APPS)[number];

/** What stands before the addresses of an app. */
const BASES = { clinic: '', owner: '/app' } as const;

/** What both apps are built from, beside their own directory. */
const SHARED = [
  'packages/client',
  'packages/contract',
  'packages/domain',
  'packages/i18n',
  'packages/service-worker',
  'packages/shared-screens',
  'packages/ui',
  'package-lock.json',
  'scripts/file-routes.ts',
  'scripts/first-pages',
  'scripts/installable',
  'scripts/react-own.ts',
  'tsconfig.base.json',
  'tsconfig.screens.json',
];

const NOT_SOURCES = new Set(['node_modules', 'dist']);

/** Where the fingerprint of the sources of an app's last build is kept. */
const fingerprintFile = (app: App) => join(ROOT, '.cache', 'builds', app);

/** Builds the apps whose sources have changed since they were last built; ends when no build is under way. */
export async function buildApps(): Promise<void> {
  const outcomes = await Promise.allSettled(APPS.map(buildIfStale));
  const problems = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [String(each.reason)] : [],
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function buildIfStale(app: App): Promise<void> {
  const fingerprint = await fingerprintOf([`apps/${app}`, ...SHARED]);
  if (await isBuiltFrom(app, fingerprint)) return;
  console.log(`Building the ${app} app …`);
  const options = ['build', '--logLevel', 'warn', `apps/${app}`];
  // Whatever is set where it is built: React's development version is four times as large.
  const { ok, output } = await runCommand('vite', options, ROOT, { NODE_ENV: 'production' });
  if (!ok) throw new Error(`The ${app} app cannot be built:\n${output}`);
  await compressWorker(app);
  await renderFirstPages(app);
  await mkdir(join(ROOT, '.cache', 'builds'), { recursive: true });
  await writeFile(fingerprintFile(app), fingerprint);
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

async function isBuiltFrom(app: App, fingerprint: string): Promise<boolean> {
  const built = [join(ROOT, 'apps', app, 'dist', 'index.html'), fingerprintFile(app)];
  return (
    built.every((file) => existsSync(file)) &&
    (await readFile(fingerprintFile(app), 'utf8')) === fingerprint
  );
}

async function fingerprintOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(paths.map(filesOf))).flat();
  for (const file of files) hash.update(file).update(await readFile(join(ROOT, file)));
  return hash.digest('hex');
}

/** Every source file of a path, relative to the checkout, in a stable order; a file is itself. */
async function filesOf(path: string): Promise<string[]> {
  if ((await stat(join(ROOT, path))).isFile()) return [path];
  const names = (await readdir(join(ROOT, path)))
    .filter((name) => !NOT_SOURCES.has(name))
    .toSorted();
  return (await Promise.all(names.map((name) => filesOf(join(path, name))))).flat();
}
