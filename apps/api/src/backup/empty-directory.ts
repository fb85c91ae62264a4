import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupProblem } from './backup-problem.ts';

/** Entries that hold no data: the lock, binaries, and the directory that a new file system has. */
const WITHOUT_DATA = /^(?:lock|lost\+found|postgres-\d.*)$/;

/**
 * Checks that a data directory holds no data, or does not exist.
 *
 * @returns a function that removes everything that was created since
 * @throws {BackupProblem} with the name of what it holds
 */
export async function requireEmptyDirectory(path: string): Promise<{ undo(): Promise<void> }> {
  const before = await namesIn(path);
  const data = before?.filter((name) => !WITHOUT_DATA.test(name)) ?? [];
  if (data.length > 0)
    throw new BackupProblem(
      `The data directory ${path} is not empty: it holds ${data.slice(0, 5).join(', ')}. Restore into a new one.`,
    );
  return {
    async undo() {
      if (before === null) return rm(path, { recursive: true, force: true });
      for (const name of (await namesIn(path)) ?? [])
        if (!before.includes(name)) await rm(join(path, name), { recursive: true, force: true });
    },
  };
}

async function namesIn(path: string): Promise<readonly string[] | null> {
  try {
    return await readdir(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
