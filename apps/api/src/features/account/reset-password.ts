import type { resetPassword as call } from '@zampa/contract/account/reset-password';
import { accounts } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import type { Context } from '../../http/context.ts';
import { takeConsentsBack } from '../privacy/public.ts';
import { findAccount } from './codes.ts';
import { dropFeeds } from './drop-feeds.ts';
import { requesterOf } from './requester.ts';
import { forgetAllFailures } from './sign-in-failures.ts';
import { endAllSessions } from './sign-out.ts';
import { badCode, spendAllCodes, spendCode } from './spend-code.ts';
import { refuseWeakPassword } from './weak-password.ts';

/**
 * Sets a new password with the code, or what a link carries; it does not sign in, every session ends, and calendar
 * programs lose their addresses. It came by e-mail, so it confirms the address as well; what somebody agreed to who
 * could not confirm it was not agreed to by this person. Refusals: PASSWORD_WEAK, BAD_CODE, TOO_MANY_REQUESTS.
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
  await spendCode(deps, { accountId, purpose: 'RESET', typed: code, requester }, now);
  const passwordHash = await deps.passwords.hash(newPassword);
  await inTransaction(deps.db, async (tx) => {
    const confirmedAt = account.confirmedAt ?? now;
    await tx.update(accounts).set({ passwordHash, confirmedAt }).where(eq(accounts.id, accountId));
    if (!account.confirmedAt) await takeConsentsBack(tx, accountId, now);
    await spendAllCodes(tx, accountId, now);
    await forgetAllFailures(tx, email);
    await dropFeeds(tx, accountId);
    await endAllSessions(deps, { tx, now }, accountId);
  });
}
