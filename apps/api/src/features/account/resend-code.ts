import type { resendCode as call } from '@zampa/contract/account/resend-code';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import type { Context } from '../../http/context.ts';
import { takeConfirmationEmail } from './code-email-limits.ts';
import { findAccount, sendCode } from './codes.ts';
import { areCodesExhausted } from './redeem-code.ts';

/** Sends a new confirmation code to an unconfirmed account. The response never reveals whether the account exists. */
export async function resendCode(
  { body: { email }, network, now }: Context<typeof call>,
  deps: Deps,
) {
  await deps.limits.spend(LIMITS.codeRequests, network);
  await deps.limits.spend(LIMITS.resendsAMinute, email);
  await deps.limits.spend(LIMITS.resendsAnHour, email);
  const account = await findAccount(deps.db, email);
  if (!account || account.confirmedAt || !(await takeConfirmationEmail(deps, email))) return;
  const isLink = await areCodesExhausted(deps, email);
  await inTransaction(deps.db, (tx) =>
    sendCode(deps, { tx, now }, account, { purpose: 'CONFIRM', isLink }),
  );
}
