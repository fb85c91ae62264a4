import { accounts, users } from '@zampa/db/schema/people';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findAccount } from './codes.ts';
import { userExists } from './sign-up.ts';

/**
 * Changes the address of an account, which the caller has locked, and of its profile. Deletes an unconfirmed account
 * that signed up with the address. Errors: USER_EXISTS.
 */
export async function moveToAddress(
  tx: Queryable,
  accountId: string,
  email: string,
  now: Date,
): Promise<void> {
  await tx.delete(accounts).where(and(eq(accounts.email, email), isNull(accounts.confirmedAt)));
  const taken = await findAccount(tx, email);
  if (taken && taken.id !== accountId) throw userExists();
  await tx.update(accounts).set({ email }).where(eq(accounts.id, accountId));
  await tx.update(users).set({ email, updatedAt: now }).where(eq(users.accountId, accountId));
}

/** Locks an account for a change of its address. */
export async function lockAccount(tx: Queryable, accountId: string) {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  return account;
}
