import type { confirmEmailChange as call } from '@zampa/contract/account/confirm-email-change';
import { accounts, users } from '@zampa/db/schema/people';
import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import type { AccountContext } from '../../http/context.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import { findAccount } from './codes.ts';
import { requesterOf } from './requester.ts';
import { forgetAllFailures } from './sign-in-failures.ts';
import { endAllSessions } from './sign-out.ts';
import { userExists } from './sign-up.ts';
import { badCode, spendAllCodes, spendCode } from './spend-code.ts';

/**
 * Signs the account in with its new address from now on. Every other session ends, what was sent to the old address opens
 * nothing any more, and it is told: it may be a thief who has moved. The new one is written when they are expected.
 * Refusals: BAD_CODE, USER_EXISTS where somebody was faster, TOO_MANY_REQUESTS.
 */
export async function confirmEmailChange(
  { account, body, network, browser, now }: AccountContext<typeof call>,
  deps: Deps,
) {
  const { accountId, sessionId } = account;
  await deps.limits.spend(LIMITS.confirmations, network);
  const requester = requesterOf(deps, { network, browser }, accountId);
  const attempt = { accountId, purpose: 'EMAIL', typed: body.code, requester } as const;
  const { email } = await spendCode(deps, attempt, now);
  if (email === null) throw badCode();
  await inTransaction(deps.db, async (tx) => {
    const before = await moveTo(tx, accountId, email, now);
    await spendAllCodes(tx, accountId, now);
    await forgetAllFailures(tx, before.email);
    await endAllSessions(deps, { tx, now }, accountId, sessionId);
    await enqueueEmail(deps, tx, {
      template: 'email-changed',
      to: { name: `${before.name} ${before.familyName}`, address: before.email },
      language: before.language,
      values: {},
    });
    deps.outbox.enqueue(tx, 'rewriteBookings', { accountId });
  });
}

/** Writes the address into the account and its profile; whoever signed up with it without confirming it gives way. */
async function moveTo(tx: Queryable, accountId: string, email: string, now: Date) {
  const [before] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (!before) throw badCode();
  await tx.delete(accounts).where(and(eq(accounts.email, email), isNull(accounts.confirmedAt)));
  const taken = await findAccount(tx, email);
  if (taken && taken.id !== accountId) throw userExists();
  await tx.update(accounts).set({ email }).where(eq(accounts.id, accountId));
  await tx.update(users).set({ email, updatedAt: now }).where(eq(users.accountId, accountId));
  return before;
}
