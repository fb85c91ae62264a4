import type { signIn } from '@zampa/contract/account/sign-in';
import type { BodyOf } from '@zampa/contract/call';
import { accounts, sessions } from '@zampa/db/schema/people';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import { passwordMatches } from '../../platform/passwords.ts';
import { Refusal } from '../../platform/refusal.ts';
import { newId } from '../../records/ids.ts';
import { findAccount } from './codes.ts';
import { sessionAnswer } from './refresh-session.ts';

const SIGN_INS = { name: 'sign-in', most: 60, seconds: 600 } as const;
/** Failures in a row that cost nothing; after them each doubles the wait. */
const FREE_FAILURES = 10;
const LONGEST_WAIT_SECONDS = 300;
const SESSION_MS = 30 * 86_400_000;

/**
 * Starts a session. Refusals: BAD_CREDENTIALS for an unknown address and a wrong password alike and after the same
 * time, NOT_CONFIRMED only after the right password, TOO_MANY_REQUESTS.
 */
export async function startSession(
  deps: Deps,
  { email, password }: BodyOf<typeof signIn>,
  ip: string,
  now: Date,
) {
  await deps.limits.spend(SIGN_INS, ip);
  const account = await findAccount(deps.db, email);
  if (account?.nextSignInAt && account.nextSignInAt > now)
    throw waitUntil(account.nextSignInAt, now);
  const matches = await passwordMatches(account?.passwordHash, password);
  if (account && !matches) await countFailure(deps, account.id, now);
  if (!account || !matches) throw new Refusal('BAD_CREDENTIALS');
  if (!account.confirmedAt) throw new Refusal('NOT_CONFIRMED');

  const session = { id: newId(), accountId: account.id, generation: 0, rotatedAt: now };
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await deps.db.insert(sessions).values({ ...session, expiresAt, createdAt: now });
  if (account.failedSignIns > 0)
    await deps.db
      .update(accounts)
      .set({ failedSignIns: 0, nextSignInAt: null })
      .where(eq(accounts.id, account.id));
  return sessionAnswer(deps, session);
}

/** From the tenth failure in a row on, the account makes everybody wait, twice as long each time; success forgets it. */
async function countFailure({ db }: Deps, accountId: string, now: Date) {
  const failures = sql`${accounts.failedSignIns} + 1`;
  const wait = sql`least(power(2, ${accounts.failedSignIns} - ${FREE_FAILURES}::int), ${LONGEST_WAIT_SECONDS}::int)`;
  await db
    .update(accounts)
    .set({
      failedSignIns: failures,
      nextSignInAt: sql`case when ${accounts.failedSignIns} >= ${FREE_FAILURES}
        then ${now}::timestamptz + ${wait} * interval '1 second' end`,
    })
    .where(eq(accounts.id, accountId));
}

function waitUntil(next: Date, now: Date): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', {
    retryAfter: Math.ceil((next.getTime() - now.getTime()) / 1000),
  });
}
