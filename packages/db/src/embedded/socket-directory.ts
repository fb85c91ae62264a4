import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseAccount } from './account.ts';
import { StartProblem } from './start-problem.ts';

/** PostgreSQL names its socket after a port, although it listens on none. */
export const SOCKET_PORT = 5432;

/** The shortest limit of the systems we run on: macOS takes 103 bytes, Linux 107. */
const LONGEST_SOCKET_PATH = 103;

/**
 * Returns where the socket of a cluster lies: with its files, which others cannot reach; a private directory in `/tmp`
 * when that path is longer than a socket's address may be.
 */
export async function socketDirectory(
  cluster: string,
  account: DatabaseAccount | null,
): Promise<string> {
  if (fits(cluster)) return cluster;
  const name = `zampa-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
  // Not TMPDIR, which may be long as well and may differ at the next start.
  const directory = join('/tmp', name);
  await makePrivate(directory, account);
  return directory;
}

/** Takes away the directory that was made for the socket alone. */
export async function removeSocketDirectory(directory: string, cluster: string): Promise<void> {
  if (directory !== cluster) await rm(directory, { recursive: true, force: true });
}

/**
 * Returns the file with which PostgreSQL claims its socket. Where no server runs on the cluster it is a left-over, and
 * the number in it may by now belong to some other program.
 */
export const socketLock = (directory: string) => join(directory, `.s.PGSQL.${SOCKET_PORT}.lock`);

const fits = (directory: string) => Buffer.byteLength(socketLock(directory)) <= LONGEST_SOCKET_PATH;

/** The name can be guessed, so somebody else may have made it first: then it is not used. */
async function makePrivate(directory: string, account: DatabaseAccount | null): Promise<void> {
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
