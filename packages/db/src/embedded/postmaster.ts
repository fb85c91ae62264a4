import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A running PostgreSQL server, as its `postmaster.pid` describes it. */
export type Postmaster = { pid: number; socketDirectory: string };

/**
 * Finds the server that still runs on a cluster, left behind by a process of ours that was killed; `null` when there is
 * none.
 *
 * A `postmaster.pid` whose number now belongs to some other program is removed: PostgreSQL would
 * take that program for a server and refuse to start.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , , socket = ''] = (await readFile(file, 'utf8')).split('\n');
  const postmaster = { pid: Number(pid), socketDirectory: socket };
  if (!isAlive(postmaster.pid)) return null;
  if (await servesCluster(postmaster.pid, cluster)) return postmaster;
  await rm(file);
  return null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Ended, but kept by a parent that does not ask for its exit code: usual for the first process of a container. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return false;
  const afterName = readFileSync(file, 'utf8').split(') ').at(-1);
  return afterName?.startsWith('Z') ?? false;
}

/** Where a process cannot be looked at (macOS), its number is believed. */
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (!existsSync('/proc/self/cmdline')) return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0').includes(cluster);
}
