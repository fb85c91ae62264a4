import type { forgotPassword as call } from '@zampa/contract/account/forgot-password';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import type { Context } from '../../http/context.ts';
import { findAccount, sendCode } from './codes.ts';
import { hasMarks, knownDevice } from './known-device.ts';

/**
 * Sends a code for a new password; whether the address is known is never told. A device that is known asks for itself:
 * strangers who ask for the same address do not keep it from asking. Refusal: TOO_MANY_REQUESTS.
 */
export async function forgotPassword(
  { body: { email }, network, browser, now }: Context<typeof call>,
  deps: Deps,
) {
  await deps.limits.spend(LIMITS.resetRequests, network);
  const known = hasMarks(browser) ? await findAccount(deps.db, email) : undefined;
  const device = known && knownDevice(deps, browser, known.id);
  const asker = device ? `device ${device}` : email;
  await deps.limits.spend(LIMITS.resetRequestsAMinute, asker);
  await deps.limits.spend(LIMITS.resetRequestsAnHour, asker);
  const account = known ?? (await findAccount(deps.db, email));
  if (account) await inTransaction(deps.db, (tx) => sendCode(deps, { tx, now }, account, 'RESET'));
}
