import type { confirmEmailChange as call } from '@zampa/contract/account/confirm-email-change';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import type { AccountContext } from '../../http/context.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import { toRecipient, findPendingAddress } from './codes.ts';
import { createRestorationLink } from './email-restorations.ts';
import { lockAccount, moveToAddress } from './move-to-address.ts';
import { requesterOf } from './requester.ts';
import { resetAllFailures } from './sign-in-failures.ts';
import { endAllSessions } from './sign-out.ts';
import { badCode, invalidateCodes, redeemCode } from './redeem-code.ts';

/**
 * Changes the address that the account signs in with. Ends all other sessions and invalidates codes sent before. The
 * old address gets a link that restores it, since a thief may have changed it. Errors: BAD_CODE, USER_EXISTS if
 * another account has taken the address since, TOO_MANY_REQUESTS.
 */
export async function confirmEmailChange(
  { account, body, network, browser, now }: AccountContext<typeof call>,
  deps: Deps,
) {
  const { accountId, sessionId } = account;
  await deps.limits.spend(LIMITS.confirmations, network);
  const address = await findPendingAddress(deps.db, accountId);
  if (address === null) throw badCode();
  const requester = requesterOf(deps, { network, browser }, accountId);
  const attempt = { accountId, address, purpose: 'EMAIL', typed: body.code, requester } as const;
  const { email } = await redeemCode(deps, attempt, now);
  if (email === null) throw badCode();
  await inTransaction(deps.db, async (tx) => {
    const work = { tx, now };
    const before = await lockAccount(tx, accountId);
    if (!before) throw badCode();
    await moveToAddress(tx, accountId, email, now);
    await invalidateCodes(tx, accountId, now);
    await resetAllFailures(tx, before.email);
    await endAllSessions(deps, work, accountId, sessionId);
    const url = await createRestorationLink(deps, work, before);
    const message = { template: 'email-changed', ...toRecipient(before), values: { url } } as const;
    await enqueueEmail(deps, tx, message);
    deps.outbox.enqueue(tx, 'rewriteBookings', { accountId });
  });
}
