import type { changePassword as call } from '@zampa/contract/account/change-password';
import type { BodyOf } from '@zampa/contract/call';
import { accounts } from '@zampa/db/schema/people';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Account } from '../../access/viewer.ts';
import type { AccountContext } from '../../http/context.ts';
import { deleteAccountFeeds } from './delete-account-feeds.ts';
import { endAllSessions } from './sign-out.ts';
import { invalidateCodes } from './redeem-code.ts';
import { refuseWeakPassword } from './weak-password.ts';

/**
 * Changes the caller's password after checking the old one. Errors: PASSWORD_WEAK, BAD_CREDENTIALS,
 * TOO_MANY_REQUESTS.
 */
export function changePassword(
  { account: caller, body, now }: AccountContext<typeof call>,
  deps: Deps,
) {
  return updateOwnPassword(deps, caller, body, now);
}

async function updateOwnPassword(
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
    // Of two simultaneous changes with the same old password, the second fails: the stored hash no longer matches.
    const [changed] = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, account.passwordHash)))
      .returning({ id: accounts.id });
    if (!changed) throw wrongPassword();
    await invalidateCodes(tx, accountId, now);
    await deleteAccountFeeds(tx, accountId);
    await endAllSessions(deps, { tx, now }, accountId, sessionId);
  });
}

const wrongPassword = () =>
  new Refusal('BAD_CREDENTIALS', {
    fields: [{ field: 'oldPassword', code: 'BAD_CREDENTIALS' }],
  });
