import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Plugin, rolldown } from 'rolldown';
import { type Renderer, writeFirstPages } from './app-build/first-pages.ts';
import { ROOT, runCommand } from './run-command.ts';

const NOT_SOURCES = new Set(['node_modules', 'dist']);
/** Where the fingerprints of the sources of the last builds are kept. */
const FINGERPRINTS = join(ROOT, '.cache', 'builds');

type Build = {
  readonly name: string;
  /** Files and directories that it is made from, relative to the checkout. */
  readonly sources: readonly string[];
  /** A file that is there when it has been built. */
  readonly result: string;
  readonly build: () => Promise<void>;
};

/** Builds what was never built, or from other sources or in another place. */
export async function buildIfStale({ name, sources, result, build }: Build): Promise<void> {
  const fingerprint = await fingerprintOf(sources);
  const fingerprintFile = join(FINGERPRINTS, name.replaceAll(' ', '-'));
  const isBuilt = existsSync(join(ROOT, result)) && existsSync(fingerprintFile);
  if (isBuilt && (await readFile(fingerprintFile, 'utf8')) === fingerprint) return;
  console.log(`Building ${name} …`);
  await build();
  await mkdir(FINGERPRINTS, { recursive: true });
  await writeFile(fingerprintFile, fingerprint);
}

async function fingerprintOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(ROOT);
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
  'scripts/app-build',
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

const OUTPUT = 'apps/api/dist';
/** The compile cache that `apps/api/src/start.ts` writes. It is useless after a new build. */
const COMPILED = '.cache/compiled';

/**
 * Modules bundled into one file: our own, and libraries that consist of many small modules. Finding and reading a
 * thousand files takes longer than running them. The other libraries stay in node_modules with their own assets.
 */
const TOGETHER =
  /^(?:[./]|@zampa\/|(?:drizzle-orm|ical-generator|libphonenumber-js|temporal-polyfill|uuid|zod)(?:\/|$))/;

/** Builds the server when its sources have changed since it was last built. */
const buildServer = (): Promise<void> =>
  buildIfStale({
    name: 'the server',
    sources: [
      'apps/api/src',
      'packages/contract/src',
      'packages/db',
      'packages/domain/src',
      'package-lock.json',
      'scripts/build.ts',
    ],
    result: `${OUTPUT}/start.js`,
    build: bundleServer,
  });

async function bundleServer(): Promise<void> {
  for (const old of [OUTPUT, COMPILED]) await rm(join(ROOT, old), { recursive: true, force: true });
  const bundle = await rolldown({
    input: { start: join(ROOT, 'apps/api/src/start.ts') },
    cwd: ROOT,
    platform: 'node',
    external: (id) => !TOGETHER.test(id),
    plugins: [ownPlace],
  });
  await bundle.write({ dir: join(ROOT, OUTPUT), format: 'esm' });
  await bundle.close();
}

/** Modules find their files (migrations, fonts, workers) beside their sources, also when they have been put together. */
const ownPlace: Plugin = {
  name: 'own-place',
  transform: (code, id) =>
    code.includes('import.meta.')
      ? code
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};

/** Builds what is stale of both apps and the server; ends when no build is under way. */
export async function buildAll(): Promise<void> {
  const outcomes = await Promise.allSettled([...buildApps(), buildServer()]);
  const problems = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [String(each.reason)] : [],
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Global setup of the tests that start the server as a process: built, it starts in a fifth of the time. */
export default buildServer;
