import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './root.ts';

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
