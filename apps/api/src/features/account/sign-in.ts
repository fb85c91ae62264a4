import type { signIn } from '@zampa/contract/account/sign-in';
import type { BodyOf } from '@zampa/contract/call';
import { sessions } from '@zampa/db/schema/people';
import type { Deps } from '../../platform/deps.ts';
import { passwordMatches } from '../../platform/passwords.ts';
import { Refusal } from '../../platform/refusal.ts';
import { newId } from '../../records/ids.ts';
import { findAccount } from './codes.ts';
import { sessionAnswer } from './refresh-session.ts';
import { countAsFailure, forgetFailures } from './sign-in-failures.ts';

const SIGN_INS = { name: 'sign-in', most: 60, seconds: 600 } as const;
const SESSION_MS = 30 * 86_400_000;

/**
 * Starts a session. Refusals: BAD_CREDENTIALS for an unknown address and a wrong password alike and after the same
 * time, from the eleventh in a row on after a wait; NOT_CONFIRMED only after the right password, TOO_MANY_REQUESTS.
 */
export async function startSession(
  deps: Deps,
  { email, password }: BodyOf<typeof signIn>,
  ip: string,
  now: Date,
) {
  await deps.limits.spend(SIGN_INS, ip);
  await countAsFailure(deps.db, email, now);
  const account = await findAccount(deps.db, email);
  const matches = await passwordMatches(account?.passwordHash, password);
  if (!account || !matches) throw new Refusal('BAD_CREDENTIALS');
  await forgetFailures(deps.db, email);
  if (!account.confirmedAt) throw new Refusal('NOT_CONFIRMED');

  const session = { id: newId(), accountId: account.id, generation: 0, rotatedAt: now };
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await deps.db.insert(sessions).values({ ...session, expiresAt, createdAt: now });
  return sessionAnswer(deps, session);
}
