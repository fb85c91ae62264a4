import type { signIn as call } from '@zampa/contract/account/sign-in';
import { isErasureDue } from '@zampa/domain/privacy/erasure';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Context } from '../../http/context.ts';
import { newId } from '../../db/ids.ts';
import { stopErasure } from '../privacy/public.ts';
import { findAccount } from './codes.ts';
import { hasMarks, knownDevice, rememberDevice } from './known-device.ts';
import { sessionAnswer } from './refresh.ts';
import { requesterOf, type Origin } from './requester.ts';
import {
  countTry,
  forgetFailures,
  keepSession,
  type Guesser,
  type TriedAccount,
} from './sign-in-failures.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

const SESSION_MS = 30 * DAY_MS;

/**
 * Starts a session. Refusals: BAD_CREDENTIALS for an unknown address and a wrong password alike and after the same
 * time, from the eleventh in a row on after a wait; NOT_CONFIRMED only after the right password, TOO_MANY_REQUESTS.
 * What others got wrong is never waited for by a device that signed in before.
 */
export async function signIn(
  { body: { email, password }, network, browser, now }: Context<typeof call>,
  deps: Deps,
) {
  const origin = { network, browser };
  // Only what a browser kept tells whose device it is.
  const known = hasMarks(browser) ? await findAccount(deps.db, email) : undefined;
  const guesser = { email, requester: requesterOf(deps, origin, known?.id) };
  const account = await countTry(deps.db, guesser, spendingOf(deps, origin, known?.id), now);
  const matches = await deps.passwords.matches(account?.passwordHash, password);
  if (!account || !matches || isGone(account, now)) throw new Refusal('BAD_CREDENTIALS');
  if (!account.isConfirmed) {
    await forgetFailures(deps.db, guesser);
    throw new Refusal('NOT_CONFIRMED');
  }
  const session = { id: newId(), accountId: account.id, generation: 0, rotatedAt: now };
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const kept = { ...session, expiresAt, createdAt: now };
  const stopped = account.erasedOn !== null && (await comeBack(deps, guesser, kept, now));
  if (account.erasedOn === null) await keepSession(deps.db, guesser, kept);
  rememberDevice(deps, browser, account.id);
  return { ...(await sessionAnswer(deps, session)), ...(stopped && { erasureStopped: true }) };
}

/** Whether the account is to be erased and its time is over: from then on it is as if there were none. */
const isGone = ({ erasedOn }: TriedAccount, now: Date) =>
  erasedOn !== null && isErasureDue(new Date(erasedOn), now);

/** Takes back that the account is erased, and keeps the session with it. Returns false where that was taken back already. */
function comeBack(
  deps: Deps,
  guesser: Guesser,
  session: Parameters<typeof keepSession>[2],
  now: Date,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const stopped = await stopErasure(deps, { tx, now }, session.accountId);
    if (stopped === null) throw new Refusal('BAD_CREDENTIALS');
    await keepSession(tx, guesser, session);
    return stopped;
  });
}

/** A device that is known is counted for itself, however many strangers share its network. */
function spendingOf(deps: Deps, { network, browser }: Origin, accountId: string | undefined) {
  const device = accountId === undefined ? null : knownDevice(deps, browser, accountId);
  return device === null
    ? deps.limits.spending(LIMITS.signIns, network)
    : deps.limits.spending(LIMITS.signInsOfDevice, device);
}
