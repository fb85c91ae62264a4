import type { changePassword as call } from '@zampa/contract/account/change-password';
import type { BodyOf } from '@zampa/contract/call';
import { accounts } from '@zampa/db/schema/people';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Account } from '../../access/viewer.ts';
import type { AccountContext } from '../../http/context.ts';
import { dropFeeds } from './drop-feeds.ts';
import { endAllSessions } from './sign-out.ts';
import { spendAllCodes } from './spend-code.ts';
import { refuseWeakPassword } from './weak-password.ts';

/** Sets a new password for who knows the old one. Refusals: PASSWORD_WEAK, BAD_CREDENTIALS, TOO_MANY_REQUESTS. */
export function changePassword(
  { account: caller, body, now }: AccountContext<typeof call>,
  deps: Deps,
) {
  return changeOwnPassword(deps, caller, body, now);
}

async function changeOwnPassword(
  deps: Deps,
  { accountId, sessionId }: Account,
  { oldPassword, newPassword }: BodyOf<typeof call>,
  now: Date,
) {
  await deps.limits.spend(LIMITS.passwordChanges, accountId);
  refuseWeakPassword(newPassword, 'newPassword');
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account || !(await deps.passwords.matches(account.passwordHash, oldPassword)))
    throw wrongPassword();
  const passwordHash = await deps.passwords.hash(newPassword);
  await inTransaction(deps.db, async (tx) => {
    // Of two who give the same old password at once, one is too late: it is the old one no more.
    const [changed] = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, account.passwordHash)))
      .returning({ id: accounts.id });
    if (!changed) throw wrongPassword();
    await spendAllCodes(tx, accountId, now);
    await dropFeeds(tx, accountId);
    await endAllSessions(deps, { tx, now }, accountId, sessionId);
  });
}

const wrongPassword = () =>
  new Refusal('BAD_CREDENTIALS', {
    fields: [{ field: 'oldPassword', code: 'BAD_CREDENTIALS' }],
  });
