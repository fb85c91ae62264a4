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

/** A server, signed in to as its superuser. */
export type DatabaseServer = { url: string; stop(): Promise<void> };

/**
 * The PostgreSQL server for one run of tests: the one of `TEST_DATABASE_URL`, else a private one
 * that forgets what it holds, in memory where there is room.
 */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  const parent = (await hasRoom(MEMORY)) ? MEMORY : tmpdir();
  await sweepAbandoned(parent);
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

async function hasRoom(directory: string): Promise<boolean> {
  if (!existsSync(directory)) return false;
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize > ROOM_NEEDED;
}

/** A run that was killed leaves its server running and its data in memory. */
async function sweepAbandoned(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX));
  for (const name of names) await sweep(join(parent, name));
}

async function sweep(directory: string): Promise<void> {
  const { lock, cluster } = layoutOf(directory);
  // Without a lock it is about to be used.
  if (!existsSync(lock)) return;
  try {
    const held = lockDirectory(directory, lock);
    const postmaster = await findPostmaster(cluster);
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
    held.release();
    await rm(directory, { recursive: true, force: true });
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
  }
}
