import { sessions, signInFailures } from '@zampa/db/schema/people';
import { and, eq, lt, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Spending } from '../../limits/counters.ts';
import { hashKey } from '../../limits/hash-key.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

const FREE_FAILURES = LIMITS.wrongPasswords.most;
const LONGEST_WAIT_SECONDS = 300;

/**
 * Key of the failure counter: the address and the device or network that tries it. Each requester has its own
 * counter.
 */
export type FailureKey = { readonly email: string; readonly requester: string };

/** The account fields needed to decide a sign-in. */
export type SignInAccount = {
  readonly id: string;
  readonly passwordHash: string;
  readonly isConfirmed: boolean;
  /** The due date of the account's erasure; null if none was requested. */
  readonly erasedOn: string | null;
};

/**
 * Counts a sign-in attempt as a failure before the password is checked, so that parallel attempts all count, and
 * returns the account; null if the address has none. Unknown addresses get the same delays, so that a delay reveals
 * nothing. One statement. Throws TOO_MANY_REQUESTS.
 *
 * @param spending rate limit of attempts; when it is exceeded, no failure is counted
 */
export async function countSignInAttempt(
  db: Queryable,
  failureKey: FailureKey,
  spending: Spending,
  now: Date,
): Promise<SignInAccount | null> {
  const { email, requester } = failureKey;
  const wait = sql`least(power(2, failed.failures - ${FREE_FAILURES}::int), ${LONGEST_WAIT_SECONDS}::int)`;
  const [found] = await rowsOf<{
    isSpent: boolean;
    isCounted: boolean;
    account: SignInAccount | null;
  }>(
    db,
    sql`with spent as ${spending.statement}, counted as (
        insert into sign_in_failures as failed (email_hash, requester, failures, updated_at)
        select ${hashKey(email)}, ${requester}, 1, ${now}::timestamptz from spent
        on conflict (email_hash, requester) do update set
          failures = failed.failures + 1,
          next_at = case when failed.failures >= ${FREE_FAILURES}::int
            then ${now}::timestamptz + ${wait} * interval '1 second' end,
          updated_at = ${now}
        where failed.next_at is null or failed.next_at <= ${now}
        returning failures)
      select exists (select from spent) as "isSpent", exists (select from counted) as "isCounted",
        (select json_build_object('id', a.id, 'passwordHash', a.password_hash,
            'isConfirmed', a.confirmed_at is not null,
            'erasedOn', (select e.due_at from account_erasures e where e.account_id = a.id))
          from accounts a where a.email = ${email}) as account`,
  );
  if (!found?.isSpent) throw spending.refusal;
  if (!found.isCounted) throw await readWaitRefusal(db, failureKey, now);
  return found.account;
}

/** Inserts a session and resets the requester's failure counter, in one statement. */
export async function saveSession(
  db: Queryable,
  failureKey: FailureKey,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.execute(
    sql`with kept as ${db.insert(sessions).values(session)}
      delete from ${signInFailures} where ${failuresOf(failureKey)}`,
  );
}

/** Resets the failure counter of one requester after the right password. */
export async function resetFailures(db: Queryable, failureKey: FailureKey): Promise<void> {
  await db.delete(signInFailures).where(failuresOf(failureKey));
}

/** Resets all failure counters of an address after its password or address has changed. */
export async function resetAllFailures(db: Queryable, email: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.emailHash, hashKey(email)));
}

/** Deletes failure counters that have not changed for a day. */
export async function cleanUpFailures(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(signInFailures)
    .where(lt(signInFailures.updatedAt, new Date(now.getTime() - DAY_MS)));
}

async function readWaitRefusal(db: Queryable, failureKey: FailureKey, now: Date): Promise<Refusal> {
  const [row] = await db.select().from(signInFailures).where(failuresOf(failureKey));
  const waitMs = (row?.nextAt?.getTime() ?? 0) - now.getTime();
  return new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}

const failuresOf = ({ email, requester }: FailureKey) =>
  and(eq(signInFailures.emailHash, hashKey(email)), eq(signInFailures.requester, requester));
