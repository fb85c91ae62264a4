import { rateCounters } from '@zampa/db/schema/platform';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../ports/clock.ts';
import { withoutPerson } from '../acting.ts';
import type { Database } from '../database.ts';
import { Refusal } from '../refusal.ts';
import { hashed } from './hashed.ts';
import type { Limit } from './limit.ts';

/** Counts in the database what must not be tried too often, so that several processes count together. */
export type Limits = ReturnType<typeof createLimits>;

export function createLimits(pool: Database, clock: Clock) {
  const db = withoutPerson(pool, 'limits');
  const windowOf = (seconds: number) => {
    const now = clock.now().getTime();
    const start = Math.floor(now / (seconds * 1000)) * seconds * 1000;
    const end = start + seconds * 1000;
    const refusal = new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((end - now) / 1000) });
    return { start: new Date(start), end: new Date(end), refusal };
  };

  const countOf = async (name: string, key: string, start: Date) => {
    const [row] = await db
      .select({ count: rateCounters.count })
      .from(rateCounters)
      .where(and(eq(rateCounters.key, keyOf(name, key)), eq(rateCounters.windowStart, start)));
    return row?.count ?? 0;
  };

  return {
    /** Whether there may be one more in the running window; counts nothing. */
    async isLeft({ name, most, seconds }: Limit, key: string): Promise<boolean> {
      return (await countOf(name, key, windowOf(seconds).start)) < most;
    },

    /** Counts nothing: whoever guesses has no more guesses, so that a right one does not show either. */
    async requireLeft({ name, most, seconds }: Limit, key: string): Promise<void> {
      const { start, refusal } = windowOf(seconds);
      if ((await countOf(name, key, start)) >= most) throw refusal;
    },

    /** Counts one more; refuses with the seconds to wait once there were `most` in the running window. */
    async spend({ name, most, seconds }: Limit, key: string): Promise<void> {
      const { start, end, refusal } = windowOf(seconds);
      const [row] = await db
        .insert(rateCounters)
        .values({ key: keyOf(name, key), windowStart: start, expiresAt: end, count: 1 })
        .onConflictDoUpdate({
          target: [rateCounters.key, rateCounters.windowStart],
          set: { count: sql`${rateCounters.count} + 1` },
        })
        .returning({ count: rateCounters.count });
      if ((row?.count ?? 0) > most) throw refusal;
    },

    /** Forgets windows that are over. */
    cleanUp: () => db.delete(rateCounters).where(lt(rateCounters.expiresAt, clock.now())),
  };
}

const keyOf = (name: string, key: string) => `${name}:${hashed(key)}`;
