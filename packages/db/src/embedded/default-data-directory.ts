import { resolve } from 'node:path';
import { canTraverse, databaseAccount } from './account.ts';

const FOR_ROOT = '/var/lib/zampa';

/**
 * Returns the default data directory, used without `DATA_DIR`: `data` in the working directory.
 *
 * When Zampa runs as root, the database is owned by another account. If that account cannot reach the working directory
 * (for example a checkout in root's home), returns `/var/lib/zampa`.
 */
export function defaultDataDirectory(): string {
  const account = databaseAccount();
  const here = resolve('data');
  return account === null || canTraverse(account, here) ? here : FOR_ROOT;
}
