import type { readDemoAccounts as call } from '@zampa/contract/account/read-demo-accounts';
import { DEMO_OWNER, DEMO_PASSWORD, DEMO_VET } from '@zampa/db/seed/accounts';
import { accounts } from '@zampa/db/schema/people';
import { inArray } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Context } from '../../http/context.ts';

/** Returns the accounts of the demonstration; none where it is off, or where the data was there before it. */
export async function readDemoAccounts(_: Context<typeof call>, deps: Deps) {
  return { accounts: await findDemoAccounts(deps) };
}

const demonstration = [
  { app: 'clinic', email: DEMO_VET, password: DEMO_PASSWORD },
  { app: 'owner', email: DEMO_OWNER, password: DEMO_PASSWORD },
] as const;

/** Finds the accounts of the demonstration that are there. */
export async function findDemoAccounts({ db, demo }: Pick<Deps, 'db' | 'demo'>) {
  if (!demo) return [];
  const found = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.email, [DEMO_VET, DEMO_OWNER]));
  const known = found.map(({ email }) => email);
  return demonstration.filter(({ email }) => known.includes(email));
}
