import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartProblem } from './start-problem.ts';

/** An unprivileged account of this machine. */
export type DatabaseAccount = { name: string; uid: number; gid: number };

/** Asked in this order for an account that may own the database when we run as root. */
const CANDIDATES = ['postgres', 'nobody'];

const EXECUTE = { owner: 0o100, group: 0o010, others: 0o001 };

/**
 * Returns the account that owns the database: `null` unless we run as root, which PostgreSQL refuses to serve.
 *
 * @throws when we are root and the machine has no unprivileged account to give the database to
 */
export function databaseAccount(): DatabaseAccount | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = new Map(readFileSync('/etc/passwd', 'utf8').split('\n').map(toAccount));
  for (const name of CANDIDATES) {
    const account = accounts.get(name);
    if (account) return account;
  }
  throw new StartProblem(
    `PostgreSQL does not run as root, and this machine has no account named ${CANDIDATES.join(' or ')}. ` +
      'Start Zampa as another user, or set DATABASE_URL.',
  );
}

/** Tells whether the account can reach what lies in a directory, which may not exist yet. */
export function canWalk(account: DatabaseAccount, directory: string): boolean {
  return firstBarrier(account, directory) === null;
}

/** Returns the uppermost existing directory on the way that the account may not enter; `null` when the way is free. */
export function firstBarrier(account: DatabaseAccount, directory: string): string | null {
  const here = resolve(directory);
  const parent = dirname(here);
  const above = parent === here ? null : firstBarrier(account, parent);
  if (above !== null) return above;
  return !existsSync(here) || mayEnter(account, here) ? null : here;
}

function mayEnter({ uid, gid }: DatabaseAccount, directory: string): boolean {
  const { uid: owner, gid: group, mode } = statSync(directory);
  if (owner === uid) return (mode & EXECUTE.owner) !== 0;
  if (group === gid) return (mode & EXECUTE.group) !== 0;
  return (mode & EXECUTE.others) !== 0;
}

function toAccount(line: string): [string, DatabaseAccount] {
  const [name = '', , uid, gid] = line.split(':');
  return [name, { name, uid: Number(uid), gid: Number(gid) }];
}
