import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type Chunk = {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  /** Names of the chunks that must be there before this one runs. */
  imports?: string[];
  css?: string[];
};

/** What Vite says about a build: chunks by the source file they begin with. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** `null` when the app has not been built. */
export async function readManifest(dist: string): Promise<Manifest | null> {
  const file = join(dist, '.vite', 'manifest.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Manifest) : null;
}

/** Names of all chunks that a page loads when it needs the given ones. */
export function closureOf(manifest: Manifest, names: readonly string[]): Set<string> {
  const all = new Set<string>();
  const pending = [...names];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (all.has(name)) continue;
    all.add(name);
    pending.push(...(manifest[name]?.imports ?? []));
  }
  return all;
}

/** Bytes as they travel. */
export async function compressedSize(dist: string, files: Iterable<string>): Promise<number> {
  const contents = await Promise.all([...files].map((file) => readFile(join(dist, file))));
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
}

export async function fontFiles(dist: string): Promise<string[]> {
  return (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.woff2'));
}
