import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Returns what this installation keeps in a file: made once, readable by its owner alone, written aside and put in its
 * place whole. Of several processes that start together, all have that of the first.
 */
export async function keepOnce(path: string, make: () => string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const kept = await readKept(path);
  if (kept !== null) return kept;
  await writeOnce(path, make());
  return (await readKept(path)) ?? '';
}

async function readKept(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function writeOnce(path: string, made: string): Promise<void> {
  const aside = `${path}.${randomBytes(6).toString('hex')}.part`;
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(made);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    // A link is refused where another process was first; a rename would put its own away.
    await link(aside, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}
