import { deviceLabel } from '@zampa/domain/security/device-label';
import { DAY_MS } from '@zampa/domain/time/durations';
import { inTransaction } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { recordAccountAct } from '../audit/public.ts';
import { withdrawErasure } from '../privacy/public.ts';
import { rememberDevice } from './known-device.ts';
import type { Origin } from './requester.ts';
import { answerSession } from './session-answer.ts';
import { saveSession, type FailureKey } from './sign-in-failures.ts';

const SESSION_MS = 30 * DAY_MS;

type Start = Origin & {
  readonly accountId: string;
  readonly failureKey: FailureKey;
  /** Whether an erasure may have been requested, which the sign-in cancels. */
  readonly mayBeErasing: boolean;
  readonly now: Date;
};

/**
 * Starts a session of an account that has proved who they are, and cancels its erasure if one was requested. Errors:
 * BAD_CREDENTIALS for an account that is gone.
 */
export async function startSession(
  deps: Deps,
  { accountId, failureKey, mayBeErasing, network, browser, now }: Start,
) {
  const session = { id: newId(), accountId, generation: 0, rotatedAt: now };
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const device = deviceLabel(browser.userAgent);
  const row = { ...session, expiresAt, createdAt: now, device, network };
  const stopped = mayBeErasing && (await resumeAccount(deps, failureKey, row, now));
  if (!mayBeErasing) await saveSession(deps.db, failureKey, row);
  rememberDevice(deps, browser, accountId);
  const act = { kind: 'SIGN_IN', action: 'signIn', network, now } as const;
  await recordAccountAct(deps.db, accountId, { ...act, userAgent: browser.userAgent });
  const answer = answerSession(deps, browser, { ...session, expiresAt }, now);
  return { ...answer, ...(stopped && { erasureStopped: true }) };
}

/**
 * Cancels the account's erasure and saves the session in the same transaction. Returns false if no erasure was
 * requested.
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
