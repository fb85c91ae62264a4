import type { resendCode as call } from '@zampa/contract/account/resend-code';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import type { Context } from '../../http/context.ts';
import { findAccount, sendCode } from './codes.ts';

/** Sends a new code to an account that waits for one; whether there is one is never told. */
export async function resendCode(
  { body: { email }, network, now }: Context<typeof call>,
  deps: Deps,
) {
  await deps.limits.spend(LIMITS.codeRequests, network);
  await deps.limits.spend(LIMITS.resendsAMinute, email);
  await deps.limits.spend(LIMITS.resendsAnHour, email);
  const account = await findAccount(deps.db, email);
  if (!account || account.confirmedAt) return;
  await inTransaction(deps.db, (tx) => sendCode(deps, { tx, now }, account, 'CONFIRM'));
}
