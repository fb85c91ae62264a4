import { resolve } from 'node:path';
import { canWalk, databaseAccount } from './account.ts';

const FOR_ROOT = '/var/lib/zampa';

/**
 * Returns where the data lies unless `DATA_DIR` says otherwise: `data` in the working directory.
 *
 * As root the database belongs to another account; where that account cannot walk to the working
 * directory (a checkout in root's own home, for one) it is `/var/lib/zampa`.
 */
export function defaultDataDirectory(): string {
  const account = databaseAccount();
  const here = resolve('data');
  return account === null || canWalk(account, here) ? here : FOR_ROOT;
}
