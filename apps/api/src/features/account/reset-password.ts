import type { resetPassword as call } from '@zampa/contract/account/reset-password';
import { accounts } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import type { Context } from '../../http/context.ts';
import { revokeConsents } from '../privacy/public.ts';
import { findAccount } from './codes.ts';
import { deleteAccountFeeds } from './delete-account-feeds.ts';
import { requesterOf } from './requester.ts';
import { resetAllFailures } from './sign-in-failures.ts';
import { endAllSessions } from './sign-out.ts';
import { badCode, invalidateCodes, redeemCode } from './redeem-code.ts';
import { refuseWeakPassword } from './weak-password.ts';

/**
 * Sets a new password with a code or link token from an e-mail. Ends all sessions and deletes the calendar feeds;
 * does not sign in. Also confirms the address; consents given before the confirmation are withdrawn, as they may not
 * be this person's. Errors: PASSWORD_WEAK, BAD_CODE, TOO_MANY_REQUESTS.
 */
export async function resetPassword(
  { body: { email, code, newPassword }, network, browser, now }: Context<typeof call>,
  deps: Deps,
) {
  await deps.limits.spend(LIMITS.resets, network);
  refuseWeakPassword(newPassword, 'newPassword');
  const account = await findAccount(deps.db, email);
  if (!account) throw badCode();
  const accountId = account.id;
  const requester = requesterOf(deps, { network, browser }, accountId);
  const attempt = { accountId, address: email, purpose: 'RESET', typed: code, requester } as const;
  await redeemCode(deps, attempt, now);
  const passwordHash = await deps.passwords.hash(newPassword);
  await inTransaction(deps.db, async (tx) => {
    const confirmedAt = account.confirmedAt ?? now;
    const confirmed = { confirmedAt, signedUpFrom: null, isContested: false };
    await tx
      .update(accounts)
      .set({ passwordHash, ...confirmed })
      .where(eq(accounts.id, accountId));
    if (!account.confirmedAt) await revokeConsents(tx, accountId, now);
    await invalidateCodes(tx, accountId, now);
    await resetAllFailures(tx, email);
    await deleteAccountFeeds(tx, accountId);
    await endAllSessions(deps, { tx, now }, accountId);
  });
}
