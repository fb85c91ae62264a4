import type { forgotPassword as call } from '@zampa/contract/account/forgot-password';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import type { Context } from '../../http/context.ts';
import { takeResetEmail } from './code-email-limits.ts';
import { findAccount, sendCode } from './codes.ts';
import { hasDeviceCookie, knownDevice } from './known-device.ts';
import { areCodesExhausted } from './redeem-code.ts';

/**
 * Sends a code for a new password. The response never reveals whether the address has an account. Requests from a
 * known device are counted separately, so strangers who request codes for the same address cannot block it. Throws
 * TOO_MANY_REQUESTS when a limit is exceeded.
 */
export async function forgotPassword(
  { body: { email }, network, browser, now }: Context<typeof call>,
  deps: Deps,
) {
  await deps.limits.spend(LIMITS.resetRequests, network);
  const rememberedAccount = hasDeviceCookie(browser)
    ? await findAccount(deps.db, email)
    : undefined;
  const device = rememberedAccount && knownDevice(deps, browser, rememberedAccount.id);
  const limitKey = device ? `device ${device}` : email;
  await deps.limits.spend(LIMITS.resetRequestsAMinute, limitKey);
  await deps.limits.spend(LIMITS.resetRequestsAnHour, limitKey);
  const account = rememberedAccount ?? (await findAccount(deps.db, email));
  if (!account || (!device && !(await takeResetEmail(deps, email)))) return;
  const isLink = await areCodesExhausted(deps, email);
  await inTransaction(deps.db, (tx) =>
    sendCode(deps, { tx, now }, account, { purpose: 'RESET', isLink }),
  );
}
