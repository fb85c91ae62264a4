import type { signIn as call } from '@zampa/contract/account/sign-in';
import { isErasureDue } from '@zampa/domain/privacy/erasure';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Context } from '../../http/context.ts';
import { newId } from '../../db/ids.ts';
import { recordAccountAct } from '../audit/public.ts';
import { withdrawErasure } from '../privacy/public.ts';
import { findAccount } from './codes.ts';
import { hasDeviceCookie, knownDevice, rememberDevice } from './known-device.ts';
import { answerSession } from './session-answer.ts';
import { cookieAppOf } from './session-cookie.ts';
import { requesterOf, type Origin } from './requester.ts';
import {
  countSignInAttempt,
  resetFailures,
  saveSession,
  type FailureKey,
  type SignInAccount,
} from './sign-in-failures.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

const SESSION_MS = 30 * DAY_MS;

/**
 * Starts a session. Errors: BAD_CREDENTIALS, the same and after the same time for an unknown address and a wrong
 * password; NOT_CONFIRMED, only after the right password; TOO_MANY_REQUESTS, also while a growing wait applies from
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
  const session = { id: newId(), accountId: account.id, generation: 0, rotatedAt: now };
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const sessionRow = { ...session, expiresAt, createdAt: now };
  const stopped =
    account.erasedOn !== null && (await resumeAccount(deps, failureKey, sessionRow, now));
  if (account.erasedOn === null) await saveSession(deps.db, failureKey, sessionRow);
  rememberDevice(deps, browser, account.id);
  await recordAccountAct(deps.db, account.id, {
    kind: 'SIGN_IN',
    action: 'signIn',
    network,
    userAgent: browser.userAgent,
    now,
  });
  const answer = answerSession(deps, browser, { ...session, expiresAt }, now);
  return { ...answer, ...(stopped && { erasureStopped: true }) };
}

/** Returns whether the account's erasure is due. It is then treated as nonexistent. */
const isErasureOverdue = ({ erasedOn }: SignInAccount, now: Date) =>
  erasedOn !== null && isErasureDue(new Date(erasedOn), now);

/**
 * Cancels the account's erasure and saves the session in the same transaction. Returns false if the erasure was
 * already canceled.
 */
function resumeAccount(
  deps: Deps,
  failureKey: FailureKey,
  session: Parameters<typeof saveSession>[2],
  now: Date,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const stopped = await withdrawErasure(deps, { tx, now }, session.accountId);
    if (stopped === null) throw new Refusal('BAD_CREDENTIALS');
    await saveSession(tx, failureKey, session);
    return stopped;
  });
}

/** Returns the rate limit to use: per known device, however many strangers share its network, else per network. */
function attemptLimitOf(deps: Deps, { network, browser }: Origin, accountId: string | undefined) {
  const device = accountId === undefined ? null : knownDevice(deps, browser, accountId);
  return device === null
    ? deps.limits.spending(LIMITS.signIns, network)
    : deps.limits.spending(LIMITS.signInsOfDevice, device);
}
