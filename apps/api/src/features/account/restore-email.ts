import { randomBytes } from 'node:crypto';
import type { restoreEmail as call } from '@zampa/contract/account/restore-email';
import { accounts } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Context } from '../../http/context.ts';
import { LIMITS } from '../../limits/table.ts';
import { toRecipient, sendCode } from './codes.ts';
import { deleteAccountFeeds } from './delete-account-feeds.ts';
import { findRestoration, spendRestorations } from './email-restorations.ts';
import { lockAccount, moveToAddress } from './move-to-address.ts';
import { resetAllFailures } from './sign-in-failures.ts';
import { endAllSessions } from './sign-out.ts';
import { areCodesExhausted, invalidateCodes } from './redeem-code.ts';

/**
 * Restores the address that an account had before a change, for the holder of the link sent to it. All sessions end,
 * the password no longer works, a code for a new one is sent to the restored address, and the other address is
 * notified. Errors: BAD_CODE for a link that is forged, used or expired; USER_EXISTS if another account has taken the
 * address since; TOO_MANY_REQUESTS.
 */
export async function restoreEmail(
  { body: { token }, network, now }: Context<typeof call>,
  deps: Deps,
) {
  await deps.limits.spend(LIMITS.restorationLinks, network);
  const id = deps.tokens.readEmailRestoration(token);
  const linked = id === null ? undefined : await findRestoration(deps.db, id, now);
  if (!linked) throw badToken();
  const { accountId, email } = linked;
  // Replace the password, which a thief may know, with a random one.
  const passwordHash = await deps.passwords.hash(randomBytes(32).toString('base64url'));
  const isLink = await areCodesExhausted(deps, email);
  await inTransaction(deps.db, async (tx) => {
    const work = { tx, now };
    const before = await lockAccount(tx, accountId);
    const restoration = await findRestoration(tx, linked.id, now);
    if (!before || !restoration) throw badToken();
    await moveToAddress(tx, accountId, email, now);
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
    await spendRestorations(tx, restoration, now);
    await invalidateCodes(tx, accountId, now);
    await forgetFailures(tx, [before.email, email]);
    await deleteAccountFeeds(tx, accountId);
    await endAllSessions(deps, work, accountId);
    await sendCode(deps, work, { ...before, email }, { purpose: 'RESET', isLink });
    if (before.email !== email)
      await enqueueEmail(deps, tx, {
        template: 'email-restored',
        ...toRecipient(before),
        values: {},
      });
    deps.outbox.enqueue(tx, 'rewriteBookings', { accountId });
  });
}

const badToken = () => new Refusal('BAD_CODE', { fields: [{ field: 'token', code: 'BAD_CODE' }] });

async function forgetFailures(tx: Queryable, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await resetAllFailures(tx, address);
}
