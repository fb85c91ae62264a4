import type { confirm as call } from '@zampa/contract/account/confirm';
import { accounts } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import type { Context } from '../../http/context.ts';
import { findAccount } from './codes.ts';
import { requesterOf } from './requester.ts';
import { badCode, spendCode } from './spend-code.ts';

/**
 * Confirms an account: the code, or what a link carries, proves that the address is the person's own. Refusals:
 * BAD_CODE, for unknown addresses too, TOO_MANY_REQUESTS.
 */
export async function confirm(
  { body: { email, code }, network, browser, now }: Context<typeof call>,
  deps: Deps,
) {
  await deps.limits.spend(LIMITS.confirmations, network);
  const account = await findAccount(deps.db, email);
  if (!account || account.confirmedAt) throw badCode();
  const accountId = account.id;
  const requester = requesterOf(deps, { network, browser }, accountId);
  await spendCode(deps, { accountId, purpose: 'CONFIRM', typed: code, requester }, now);
  await deps.db.update(accounts).set({ confirmedAt: now }).where(eq(accounts.id, accountId));
}
