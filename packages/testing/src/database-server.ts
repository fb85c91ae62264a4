import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryInUse, lockDirectory } from '@zampa/db/embedded/directory-lock';
import { layoutOf } from '@zampa/db/embedded/layout';
import { findPostmaster } from '@zampa/db/embedded/postmaster';
import { startEmbedded } from '@zampa/db/embedded/start-embedded';

const MEMORY = '/dev/shm';
const ROOM_NEEDED = 1_000_000_000;
const PREFIX = 'zampa-test-';

/** A server with a superuser connection URL. */
export type DatabaseServer = { url: string; stop(): Promise<void> };

/**
 * Starts the PostgreSQL server of a test run: the one of `TEST_DATABASE_URL`, or a private non-durable one, in memory
 * if there is space.
 */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const existingUrl = process.env['TEST_DATABASE_URL'];
  if (existingUrl) return { url: existingUrl, stop: async () => {} };
  const parent = (await hasSpace(MEMORY)) ? MEMORY : tmpdir();
  await removeAbandoned(parent);
  const directory = await mkdtemp(join(parent, PREFIX));
  const embedded = await startEmbedded({ directory, durable: false });
  return {
    url: embedded.administration,
    stop: async () => {
      await embedded.stop();
      await rm(directory, { recursive: true });
    },
  };
}

async function hasSpace(directory: string): Promise<boolean> {
  if (!existsSync(directory)) return false;
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize > ROOM_NEEDED;
}

/** Cleans up after killed runs, which leave their server running and its data in memory. */
async function removeAbandoned(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX));
  for (const name of names) await removeIfAbandoned(join(parent, name));
}

async function removeIfAbandoned(directory: string): Promise<void> {
  const { lock, cluster } = layoutOf(directory);
  // Without a lock file it is just being created.
  if (!existsSync(lock)) return;
  try {
    const directoryLock = lockDirectory(directory, lock);
    const postmaster = await findPostmaster(cluster);
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
    directoryLock.release();
    await rm(directory, { recursive: true, force: true });
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
  }
}
