import type { confirm } from '@zampa/contract/account/confirm';
import type { BodyOf } from '@zampa/contract/call';
import { accounts } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import { badCode, findAccount, spendCode } from './codes.ts';

/** The code proves that the address is the person's own. Refusal: BAD_CODE, for unknown addresses too. */
export async function confirmAddress(
  deps: Deps,
  { email, code }: BodyOf<typeof confirm>,
  now: Date,
) {
  const account = await findAccount(deps.db, email);
  if (!account || account.confirmedAt) throw badCode();
  await spendCode(deps, account.id, 'CONFIRM', code, now);
  await deps.db.update(accounts).set({ confirmedAt: now }).where(eq(accounts.id, account.id));
}
