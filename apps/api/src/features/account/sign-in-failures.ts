import { signInFailures } from '@zampa/db/schema/people';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { hashed } from '../../http/rate-limits/hashed.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

const FREE_FAILURES = LIMITS.wrongPasswords.most;
const LONGEST_WAIT_SECONDS = 300;

/** Whose failures: of an address, tried by somebody. Others who try the same address have their own. */
export type Guesser = { readonly email: string; readonly requester: string };

/**
 * Counts a try to sign in as a failure before it is looked at, so that many at once count as many. Addresses without
 * an account wait just the same: who waits learns nothing. Refusal: TOO_MANY_REQUESTS.
 */
export async function countAsFailure(db: Queryable, guesser: Guesser, now: Date): Promise<void> {
  const wait = sql`least(power(2, ${signInFailures.failures} - ${FREE_FAILURES}::int), ${LONGEST_WAIT_SECONDS}::int)`;
  const { email, requester } = guesser;
  const [counted] = await db
    .insert(signInFailures)
    .values({ emailHash: hashed(email), requester, failures: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: [signInFailures.emailHash, signInFailures.requester],
      set: {
        failures: sql`${signInFailures.failures} + 1`,
        nextAt: sql`case when ${signInFailures.failures} >= ${FREE_FAILURES}
          then ${now}::timestamptz + ${wait} * interval '1 second' end`,
        updatedAt: now,
      },
      setWhere: sql`${signInFailures.nextAt} is null or ${signInFailures.nextAt} <= ${now}`,
    })
    .returning({ failures: signInFailures.failures });
  if (!counted) throw await waitFor(db, guesser, now);
}

/** Forgets what one who tried got wrong, now that they got it right. */
export async function forgetFailures(db: Queryable, guesser: Guesser): Promise<void> {
  await db.delete(signInFailures).where(failuresOf(guesser));
}

/** Forgets what anybody got wrong: the password they tried is none any more. */
export async function forgetAllFailures(db: Queryable, email: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.emailHash, hashed(email)));
}

/** Forgets who gave up a day ago. */
export async function cleanUpFailures(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(signInFailures)
    .where(lt(signInFailures.updatedAt, new Date(now.getTime() - DAY_MS)));
}

async function waitFor(db: Queryable, guesser: Guesser, now: Date): Promise<Refusal> {
  const [row] = await db.select().from(signInFailures).where(failuresOf(guesser));
  const waitMs = (row?.nextAt?.getTime() ?? 0) - now.getTime();
  return new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}

const failuresOf = ({ email, requester }: Guesser) =>
  and(eq(signInFailures.emailHash, hashed(email)), eq(signInFailures.requester, requester));
