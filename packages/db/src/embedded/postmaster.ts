import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A running PostgreSQL server, as described in its `postmaster.pid`. */
export type Postmaster = { pid: number; socketDirectory: string };

/**
 * Finds a server that a killed process of ours left running on the cluster; returns `null` if no server runs.
 *
 * Deletes a `postmaster.pid` whose process id now belongs to another program, because PostgreSQL would take that for
 * a running server and refuse to start.
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
    // EPERM: it is alive and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Ended, but not reaped by its parent; common under the first process of a container. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return false;
  const afterName = readFileSync(file, 'utf8').split(') ').at(-1);
  return afterName?.startsWith('Z') ?? false;
}

/** Without `/proc` (macOS), the process id is trusted. */
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (!existsSync('/proc/self/cmdline')) return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0').includes(cluster);
}
