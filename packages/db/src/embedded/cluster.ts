import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';
import { StartProblem } from './start-problem.ts';

const run = promisify(execFile);

export const SUPERUSER = 'zampa';

type ClusterSetup = {
  layout: Layout;
  binaries: Binaries;
  account: DatabaseAccount | null;
  durable: boolean;
  log: (line: string) => void;
};

/**
 * Ensures that a complete cluster of the programs' major version exists.
 *
 * A new cluster is created under a temporary name and renamed when it is complete. Remains of an interrupted first
 * start are renamed with a date, never deleted.
 */
export async function prepareCluster({
  layout,
  binaries,
  account,
  durable,
  log,
}: ClusterSetup): Promise<void> {
  await setAside(layout.unfinished, log);
  const version = await readVersion(layout.cluster);
  if (version === null) {
    await setAside(layout.cluster, log);
    log(`making a new database in ${layout.cluster}`);
    await initializeCluster(layout.unfinished, binaries, account, durable);
    await rename(layout.unfinished, layout.cluster);
    if (durable) await syncDirectory(dirname(layout.cluster));
  } else if (version !== binaries.major) {
    throw new StartProblem(
      `${layout.cluster} was made by PostgreSQL ${version}, and this version of Zampa brings ${binaries.major}. ` +
        'See “Upgrade” in docs/operations.md.',
    );
  }
}

async function readVersion(cluster: string): Promise<string | null> {
  const file = join(cluster, 'PG_VERSION');
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : null;
}

async function setAside(path: string, log: (line: string) => void): Promise<void> {
  if (!existsSync(path)) return;
  const aside = `${path}.set-aside-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  await rename(path, aside);
  log(`set aside what an interrupted first start left: ${aside}`);
}

async function initializeCluster(
  directory: string,
  { initdb }: Binaries,
  account: DatabaseAccount | null,
  durable: boolean,
) {
  await mkdir(directory, { mode: 0o700 });
  if (account) await chown(directory, account.uid, account.gid);
  // No password needed: access to the socket, in a directory of mode 0700, already means access to the files.
  const options = ['--auth=trust', `--username=${SUPERUSER}`, '--encoding=UTF8', '--locale=C'];
  // Sorting and case folding are the same on every machine, whatever locales it has.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const sync = durable ? [] : ['--no-sync'];
  await run(initdb, ['--pgdata', directory, ...options, ...locale, ...sync], {
    cwd: directory,
    ...processOptions(account),
  });
}

/** Returns options for a child process of the database: its account, and a minimal environment without our secrets. */
export function processOptions(account: DatabaseAccount | null) {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return account === null ? { env } : { env, uid: account.uid, gid: account.gid };
}

/** A rename survives a power failure only after its directory has been synced. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
