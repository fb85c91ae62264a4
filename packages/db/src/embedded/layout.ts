import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseAccount, firstBarrier } from './account.ts';
import { StartProblem } from './start-problem.ts';

/** Returns the paths of a data directory. */
export function layoutOf(directory: string) {
  return {
    directory,
    /** Locked by the process that uses the directory. */
    lock: join(directory, 'lock'),
    /** PostgreSQL's files. */
    cluster: join(directory, 'postgres'),
    /** A cluster under construction; renamed when it is complete. */
    unfinished: join(directory, 'postgres.unfinished'),
    log: join(directory, 'postgres.log'),
  };
}

export type Layout = ReturnType<typeof layoutOf>;

/**
 * Creates the data directory, readable only by its owner. The database's account may traverse it to reach its own
 * files, but not list it.
 */
export async function prepareDirectory(
  directory: string,
  account: DatabaseAccount | null,
): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (account === null) return;
  const { mode } = await stat(directory);
  await chmod(directory, (mode & 0o777) | 0o011);
  const barrier = firstBarrier(account, directory);
  if (barrier !== null)
    throw new StartProblem(
      `The data directory ${directory} cannot be reached by the account ${account.name}, which owns the database ` +
        `when Zampa runs as root: ${barrier} is closed to it. Choose another DATA_DIR, or start Zampa as another user.`,
    );
}
