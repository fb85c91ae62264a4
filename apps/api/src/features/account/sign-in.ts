import type { signIn as call } from '@zampa/contract/account/sign-in';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Context } from '../../http/context.ts';
import { newId } from '../../db/ids.ts';
import { findAccount } from './codes.ts';
import { hasMarks, knownDevice, rememberDevice } from './known-device.ts';
import { sessionAnswer } from './refresh.ts';
import { requesterOf, type Origin } from './requester.ts';
import { countTry, forgetFailures, keepSession } from './sign-in-failures.ts';

const SESSION_MS = 30 * 86_400_000;

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
  if (!account || !matches) throw new Refusal('BAD_CREDENTIALS');
  if (!account.isConfirmed) {
    await forgetFailures(deps.db, guesser);
    throw new Refusal('NOT_CONFIRMED');
  }
  const session = { id: newId(), accountId: account.id, generation: 0, rotatedAt: now };
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await keepSession(deps.db, guesser, { ...session, expiresAt, createdAt: now });
  rememberDevice(deps, browser, account.id);
  return sessionAnswer(deps, session);
}

/** A device that is known is counted for itself, however many strangers share its network. */
function spendingOf(deps: Deps, { network, browser }: Origin, accountId: string | undefined) {
  const device = accountId === undefined ? null : knownDevice(deps, browser, accountId);
  return device === null
    ? deps.limits.spending(LIMITS.signIns, network)
    : deps.limits.spending(LIMITS.signInsOfDevice, device);
}
