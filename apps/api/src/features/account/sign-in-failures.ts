import { signInFailures } from '@zampa/db/schema/people';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Failures in a row that cost nothing; after them each doubles the wait. */
const FREE_FAILURES = 10;
const LONGEST_WAIT_SECONDS = 300;
const A_DAY_MS = 86_400_000;

/**
 * Counts a try to sign in as a failure before it is looked at, so that many at once count as many. Addresses without
 * an account wait just the same: who waits learns nothing. Refusal: TOO_MANY_REQUESTS.
 */
export async function countAsFailure(db: Queryable, email: string, now: Date): Promise<void> {
  const wait = sql`least(power(2, ${signInFailures.failures} - ${FREE_FAILURES}::int), ${LONGEST_WAIT_SECONDS}::int)`;
  const [counted] = await db
    .insert(signInFailures)
    .values({ email, failures: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: signInFailures.email,
      set: {
        failures: sql`${signInFailures.failures} + 1`,
        nextAt: sql`case when ${signInFailures.failures} >= ${FREE_FAILURES}
          then ${now}::timestamptz + ${wait} * interval '1 second' end`,
        updatedAt: now,
      },
      setWhere: sql`${signInFailures.nextAt} is null or ${signInFailures.nextAt} <= ${now}`,
    })
    .returning({ failures: signInFailures.failures });
  if (!counted) throw await waitFor(db, email, now);
}

export async function forgetFailures(db: Queryable, email: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.email, email));
}

/** Forgets who gave up a day ago. */
export async function sweepFailures(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(signInFailures)
    .where(lt(signInFailures.updatedAt, new Date(now.getTime() - A_DAY_MS)));
}

async function waitFor(db: Queryable, email: string, now: Date): Promise<Refusal> {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.email, email));
  const waitMs = (row?.nextAt?.getTime() ?? 0) - now.getTime();
  return new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}
