import type { readDemoAccounts as call } from '@zampa/contract/account/read-demo-accounts';
import { DEMO_OWNER, DEMO_PASSWORD, DEMO_VET } from '@zampa/db/seed/accounts';
import { accounts } from '@zampa/db/schema/people';
import { inArray } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Context } from '../../http/context.ts';

/**
 * Returns the demo accounts. Empty when demo mode is off, or when the database already had data before it was turned
 * on.
 */
export async function readDemoAccounts(_: Context<typeof call>, deps: Deps) {
  return { accounts: await findDemoAccounts(deps) };
}

const demoAccounts = [
  { app: 'clinic', email: DEMO_VET, password: DEMO_PASSWORD },
  { app: 'owner', email: DEMO_OWNER, password: DEMO_PASSWORD },
] as const;

/** Finds the demo accounts that exist. */
export async function findDemoAccounts({ db, demo }: Pick<Deps, 'db' | 'demo'>) {
  if (!demo) return [];
  const found = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.email, [DEMO_VET, DEMO_OWNER]));
  const existingEmails = found.map(({ email }) => email);
  return demoAccounts.filter(({ email }) => existingEmails.includes(email));
}
