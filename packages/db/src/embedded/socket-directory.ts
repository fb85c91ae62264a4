import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseAccount } from './account.ts';
import { StartProblem } from './start-problem.ts';

/** PostgreSQL names its socket after a port even if it listens on none. */
export const SOCKET_PORT = 5432;

/** The shortest limit of the supported systems: 103 bytes on macOS, 107 on Linux. */
const LONGEST_SOCKET_PATH = 103;

/**
 * Returns the directory of a cluster's socket: the cluster itself, which others cannot access, or a private directory
 * in `/tmp` if the socket path would be too long.
 */
export async function socketDirectory(
  cluster: string,
  account: DatabaseAccount | null,
): Promise<string> {
  if (fitsSocketPath(cluster)) return cluster;
  const name = `zampa-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
  // Not TMPDIR, which may be long too and may differ at the next start.
  const directory = join('/tmp', name);
  await createPrivateDirectory(directory, account);
  return directory;
}

/** Removes the directory if it was created only for the socket. */
export async function removeSocketDirectory(directory: string, cluster: string): Promise<void> {
  if (directory !== cluster) await rm(directory, { recursive: true, force: true });
}

/**
 * Returns the lock file of PostgreSQL's socket. Without a server on the cluster it is stale, and its process id may
 * now belong to another program.
 */
export const socketLock = (directory: string) => join(directory, `.s.PGSQL.${SOCKET_PORT}.lock`);

const fitsSocketPath = (directory: string) =>
  Buffer.byteLength(socketLock(directory)) <= LONGEST_SOCKET_PATH;

/** The name is predictable, so another user may have created it first; then it is refused. */
async function createPrivateDirectory(
  directory: string,
  account: DatabaseAccount | null,
): Promise<void> {
  const uid = account?.uid ?? process.getuid?.();
  try {
    await mkdir(directory, { mode: 0o700 });
    if (account) await chown(directory, account.uid, account.gid);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const found = await lstat(directory);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0)
    throw new StartProblem(
      `${directory} was made by somebody else; the database's socket cannot lie there.`,
    );
}
