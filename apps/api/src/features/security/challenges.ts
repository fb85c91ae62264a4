import { randomBytes } from 'node:crypto';
import { signInChallenges } from '@zampa/db/schema/security';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { spendSecondFactor } from './second-factor.ts';

const LIFE_MS = 5 * MINUTE_MS;
const MOST_TRIES = 5;

type ChallengeDeps = Pick<Deps, 'db' | 'tokens' | 'seals' | 'limits'>;

/** Returns the refusal of a sign-in that needs a second factor, with a challenge that lives five minutes. */
export async function challengeSignIn(
  { db, tokens }: Pick<ChallengeDeps, 'db' | 'tokens'>,
  accountId: string,
  now: Date,
): Promise<Refusal> {
  const challenge = randomBytes(24).toString('base64url');
  await db.insert(signInChallenges).values({
    tokenHash: tokens.fingerprint(challenge),
    accountId,
    tries: 0,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  });
  return new Refusal('SECOND_FACTOR_REQUIRED', {
    fields: [{ field: 'code', code: 'required', params: { challenge } }],
  });
}

/**
 * Returns the account whose challenge is met by a code, and ends the challenge. Errors: BAD_CODE, also for a challenge
 * that has expired or had five wrong codes; TOO_MANY_REQUESTS.
 */
export async function meetChallenge(
  deps: ChallengeDeps,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  now: Date,
): Promise<string> {
  const isThis = eq(signInChallenges.tokenHash, deps.tokens.fingerprint(challenge));
  // Counted before the code is checked, so that parallel tries all count.
  const [counted] = await deps.db
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(and(isThis, gt(signInChallenges.expiresAt, now), lt(signInChallenges.tries, MOST_TRIES)))
    .returning({ accountId: signInChallenges.accountId });
  if (!counted) throw wrongCode();
  const isValid = await spendSecondFactor(deps, deps.db, counted.accountId, { code, now });
  if (!isValid) throw wrongCode();
  await deps.db.delete(signInChallenges).where(isThis);
  return counted.accountId;
}

/** The refusal of a wrong code. */
export const wrongCode = () =>
  new Refusal('BAD_CODE', { fields: [{ field: 'code', code: 'BAD_CODE' }] });

/** Deletes challenges that have expired. */
export async function cleanUpChallenges(db: Queryable, now: Date): Promise<void> {
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now));
}
