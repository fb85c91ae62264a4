import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartProblem } from './start-problem.ts';

/** An unprivileged account of this machine. */
export type DatabaseAccount = { name: string; uid: number; gid: number };

/** Accounts that may own the database when Zampa runs as root, in order of preference. */
const CANDIDATES = ['postgres', 'nobody'];

const EXECUTE = { owner: 0o100, group: 0o010, others: 0o001 };

/**
 * Returns the account that owns the database. `null` unless Zampa runs as root, as which PostgreSQL refuses to run.
 *
 * @throws if Zampa runs as root and the machine has no suitable account
 */
export function databaseAccount(): DatabaseAccount | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = new Map(readFileSync('/etc/passwd', 'utf8').split('\n').map(parseAccount));
  for (const name of CANDIDATES) {
    const account = accounts.get(name);
    if (account) return account;
  }
  throw new StartProblem(
    `PostgreSQL does not run as root, and this machine has no account named ${CANDIDATES.join(' or ')}. ` +
      'Start Zampa as another user, or set DATABASE_URL.',
  );
}

/** Returns whether an account can traverse to a directory, which may not exist yet. */
export function canTraverse(account: DatabaseAccount, directory: string): boolean {
  return firstBarrier(account, directory) === null;
}

/** Returns the topmost existing directory on the path that the account cannot enter, or `null`. */
export function firstBarrier(account: DatabaseAccount, directory: string): string | null {
  const path = resolve(directory);
  const parent = dirname(path);
  const above = parent === path ? null : firstBarrier(account, parent);
  if (above !== null) return above;
  return !existsSync(path) || mayEnter(account, path) ? null : path;
}

function mayEnter({ uid, gid }: DatabaseAccount, directory: string): boolean {
  const { uid: owner, gid: group, mode } = statSync(directory);
  if (owner === uid) return (mode & EXECUTE.owner) !== 0;
  if (group === gid) return (mode & EXECUTE.group) !== 0;
  return (mode & EXECUTE.others) !== 0;
}

function parseAccount(line: string): [string, DatabaseAccount] {
  const [name = '', , uid, gid] = line.split(':');
  return [name, { name, uid: Number(uid), gid: Number(gid) }];
}
