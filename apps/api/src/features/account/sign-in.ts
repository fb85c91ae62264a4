import type { signIn as call } from '@zampa/contract/account/sign-in';
import { isErasureDue } from '@zampa/domain/privacy/erasure';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Context } from '../../http/context.ts';
import { findAccount } from './codes.ts';
import { challengeSignIn, hasSecondFactor } from '../security/public.ts';
import { hasDeviceCookie, knownDevice } from './known-device.ts';
import { cookieAppOf } from './session-cookie.ts';
import { startSession } from './start-session.ts';
import { requesterOf, type Origin } from './requester.ts';
import { countSignInAttempt, resetFailures, type SignInAccount } from './sign-in-failures.ts';

/**
 * Starts a session. Errors: BAD_CREDENTIALS, the same and after the same time for an unknown address and a wrong
 * password; NOT_CONFIRMED and SECOND_FACTOR_REQUIRED, only after the right password; TOO_MANY_REQUESTS, also while a growing wait applies from
 * the eleventh wrong password in a row on. A device that has signed in before never waits for the failures of others.
 */
export async function signIn(
  { body: { email, password }, network, browser, now }: Context<typeof call>,
  deps: Deps,
) {
  // Refuses a foreign page before a password is tried.
  cookieAppOf(browser);
  const origin = { network, browser };
  // Only a device cookie can identify the device, so look up the account only if there is one.
  const rememberedAccount = hasDeviceCookie(browser)
    ? await findAccount(deps.db, email)
    : undefined;
  const failureKey = { email, requester: requesterOf(deps, origin, rememberedAccount?.id) };
  const account = await countSignInAttempt(
    deps.db,
    failureKey,
    attemptLimitOf(deps, origin, rememberedAccount?.id),
    now,
  );
  const matches = await deps.passwords.matches(account?.passwordHash, password);
  if (!account || !matches || isErasureOverdue(account, now)) throw new Refusal('BAD_CREDENTIALS');
  if (!account.isConfirmed) {
    await resetFailures(deps.db, failureKey);
    throw new Refusal('NOT_CONFIRMED');
  }
  if (await hasSecondFactor(deps.db, account.id)) {
    await resetFailures(deps.db, failureKey);
    throw await challengeSignIn(deps, account.id, now);
  }
  const mayBeErasing = account.erasedOn !== null;
  return startSession(deps, { accountId: account.id, failureKey, mayBeErasing, ...origin, now });
}

/** Returns whether the account's erasure is due. It is then treated as nonexistent. */
const isErasureOverdue = ({ erasedOn }: SignInAccount, now: Date) =>
  erasedOn !== null && isErasureDue(new Date(erasedOn), now);

/** Returns the rate limit to use: per known device, however many strangers share its network, else per network. */
function attemptLimitOf(deps: Deps, { network, browser }: Origin, accountId: string | undefined) {
  const device = accountId === undefined ? null : knownDevice(deps, browser, accountId);
  return device === null
    ? deps.limits.spending(LIMITS.signIns, network)
    : deps.limits.spending(LIMITS.signInsOfDevice, device);
}
