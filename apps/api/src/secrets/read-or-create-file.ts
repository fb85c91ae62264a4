import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Returns the content of a file that is created once per installation, readable only by its owner. Concurrent
 * processes all get the content of the first: the file is written under a temporary name and then hard-linked.
 */
export async function readOrCreateFile(path: string, make: () => string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const existing = await readIfExists(path);
  if (existing !== null) return existing;
  await createFile(path, make());
  return (await readIfExists(path)) ?? '';
}

async function readIfExists(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function createFile(path: string, content: string): Promise<void> {
  const temporaryPath = `${path}.${randomBytes(6).toString('hex')}.part`;
  const file = await open(temporaryPath, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    // Unlike a rename, a hard link fails if another process was first.
    await link(temporaryPath, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(temporaryPath, { force: true });
  }
}
