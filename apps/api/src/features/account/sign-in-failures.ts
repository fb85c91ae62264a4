import { sessions, signInFailures } from '@zampa/db/schema/people';
import { and, eq, lt, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Spending } from '../../http/rate-limits/counters.ts';
import { hashed } from '../../http/rate-limits/hashed.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

const FREE_FAILURES = LIMITS.wrongPasswords.most;
const LONGEST_WAIT_SECONDS = 300;

/** Whose failures: of an address, tried by somebody. Others who try the same address have their own. */
export type Guesser = { readonly email: string; readonly requester: string };

/** What a try to sign in is judged by. */
export type TriedAccount = {
  readonly id: string;
  readonly passwordHash: string;
  readonly isConfirmed: boolean;
  /** When it is erased, where that was asked for. */
  readonly erasedOn: string | null;
};

/**
 * Counts a try to sign in, as one and as a failure, before it is looked at, so that many at once count as many; and finds
 * the account that it is about, null where there is none. Addresses without an account wait just the same: who waits
 * learns nothing. One statement. Refusal: TOO_MANY_REQUESTS.
 *
 * @param spending counts the try itself; where there were too many of them it is no failure
 */
export async function countTry(
  db: Queryable,
  guesser: Guesser,
  spending: Spending,
  now: Date,
): Promise<TriedAccount | null> {
  const { email, requester } = guesser;
  const wait = sql`least(power(2, failed.failures - ${FREE_FAILURES}::int), ${LONGEST_WAIT_SECONDS}::int)`;
  const [found] = await rowsOf<{
    isSpent: boolean;
    isCounted: boolean;
    account: TriedAccount | null;
  }>(
    db,
    sql`with spent as ${spending.statement}, counted as (
        insert into sign_in_failures as failed (email_hash, requester, failures, updated_at)
        select ${hashed(email)}, ${requester}, 1, ${now}::timestamptz from spent
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
  if (!found.isCounted) throw await waitFor(db, guesser, now);
  return found.account;
}

/** Keeps a session and forgets what its owner got wrong before, now that they got it right. One statement. */
export async function keepSession(
  db: Queryable,
  guesser: Guesser,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.execute(
    sql`with kept as ${db.insert(sessions).values(session)}
      delete from ${signInFailures} where ${failuresOf(guesser)}`,
  );
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
