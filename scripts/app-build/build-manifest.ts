import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type Chunk = {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  /** Names of the chunks that must be there before this one runs. */
  imports?: string[];
  /** Names of the chunks that it may ask for later. */
  dynamicImports?: string[];
  css?: string[];
};

/** The Vite build manifest: chunks by entry source file. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The imports of each chunk by name. */
type Imports = Readonly<Record<string, Pick<Chunk, 'imports'>>>;

/** `null` when the app has not been built. */
export async function readManifest(dist: string): Promise<Manifest | null> {
  const file = join(dist, '.vite', 'manifest.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Manifest) : null;
}

/** Names of all chunks that a page loads when it needs the given ones. */
export function closureOf(manifest: Imports, names: readonly string[]): Set<string> {
  const all = new Set<string>();
  const pending = [...names];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (all.has(name)) continue;
    all.add(name);
    pending.push(...(manifest[name]?.imports ?? []));
  }
  return all;
}

/**
 * Returns the files that are certainly loaded before a lazy chunk: the intersection over all paths that lead to it.
 * Starts with all files and removes files until a fixed point. Omits chunks without importers.
 */
export function presentBefore(manifest: Manifest): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Set(Object.keys(manifest));
  const starts = [...all]
    .filter((name) => manifest[name]?.isEntry || manifest[name]?.isDynamicEntry)
    .map((name) => ({ name, loads: closureOf(manifest, [name]) }));
  const waysTo = ({ name }: { name: string }) =>
    starts.filter(({ loads }) =>
      [...loads].some((chunk) => manifest[chunk]?.dynamicImports?.includes(name)),
    );
  const ways = new Map(starts.map((start) => [start.name, waysTo(start)]));
  const present = new Map<string, ReadonlySet<string>>(
    starts.filter(({ name }) => ways.get(name)?.length).map(({ name }) => [name, all]),
  );
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const [name, before] of present) {
      const presentOnEachPath = (ways.get(name) ?? [])
        .map((way) => way.loads.union(present.get(way.name) ?? new Set()))
        .reduce((common, way) => common.intersection(way), before);
      if (presentOnEachPath.size === before.size) continue;
      isSettled = false;
      present.set(name, presentOnEachPath);
    }
  }
  return present;
}

/** The size of the response headers per file, in bytes. */
const HEADERS = 350;

/** Bytes as they travel: headers, and the compressed file beside the one asked for, where there is one. */
export async function transferSize(dist: string, files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map((file) => sizeOnTheWay(join(dist, file))));
  return sizes.reduce((sum, size) => sum + HEADERS + size, 0);
}

async function sizeOnTheWay(file: string): Promise<number> {
  const compressed = `${file}.br`;
  return (await stat(existsSync(compressed) ? compressed : file)).size;
}

export async function fontFiles(dist: string): Promise<string[]> {
  return (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.woff2'));
}
