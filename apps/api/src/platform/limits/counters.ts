import { rateCounters } from '@zampa/db/schema/platform';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../ports/clock.ts';
import type { Database } from './database.ts';
import { Refusal } from './refusal.ts';

export type Limit = { readonly name: string; readonly most: number; readonly seconds: number };

const A_DAY_MS = 86_400_000;

/** Counts in the database what must not be tried too often, so that several processes count together. */
export type Limits = ReturnType<typeof createLimits>;

export function createLimits(db: Database, clock: Clock) {
  const windowOf = (seconds: number) => {
    const now = clock.now().getTime();
    const start = Math.floor(now / (seconds * 1000)) * seconds * 1000;
    const retryAfter = Math.ceil((start + seconds * 1000 - now) / 1000);
    return { start: new Date(start), refusal: new Refusal('TOO_MANY_REQUESTS', { retryAfter }) };
  };
  return {
    /** Counts nothing: whoever guesses has no more guesses, so that a right one does not show either. */
    async requireLeft({ name, most, seconds }: Limit, key: string): Promise<void> {
      const { start, refusal } = windowOf(seconds);
      const [row] = await db
        .select({ count: rateCounters.count })
        .from(rateCounters)
        .where(and(eq(rateCounters.key, `${name}:${key}`), eq(rateCounters.windowStart, start)));
      if ((row?.count ?? 0) >= most) throw refusal;
    },

    /** Counts one more; refuses with the seconds to wait once there were `most` in the running window. */
    async spend({ name, most, seconds }: Limit, key: string): Promise<void> {
      const { start, refusal } = windowOf(seconds);
      const [row] = await db
        .insert(rateCounters)
        .values({ key: `${name}:${key}`, windowStart: start, count: 1 })
        .onConflictDoUpdate({
          target: [rateCounters.key, rateCounters.windowStart],
          set: { count: sql`${rateCounters.count} + 1` },
        })
        .returning({ count: rateCounters.count });
      if ((row?.count ?? 0) > most) throw refusal;
    },

    /** Forgets windows that are long over. */
    sweep: () =>
      db
        .delete(rateCounters)
        .where(lt(rateCounters.windowStart, new Date(clock.now().getTime() - A_DAY_MS))),
  };
}

const MESSAGES_A_SECOND = 5;

/** Whether one more message of a socket is listened to: the rest of a flood is passed over. */
export function createMessageLimiter(now: () => number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now() / 1000);
    count = current === second ? count + 1 : 1;
    second = current;
    return count <= MESSAGES_A_SECOND;
  };
}

const CALLS_A_MINUTE = 1200;

/** How many calls each person makes in a minute; in memory, since it only keeps one person from flooding us. */
export function createCallLimiter(clock: Clock) {
  let minute = 0;
  const counts = new Map<string, number>();
  return (accountId: string): void => {
    const now = clock.now().getTime();
    if (Math.floor(now / 60_000) !== minute) {
      minute = Math.floor(now / 60_000);
      counts.clear();
    }
    const count = (counts.get(accountId) ?? 0) + 1;
    counts.set(accountId, count);
    if (count > CALLS_A_MINUTE)
      throw new Refusal('TOO_MANY_REQUESTS', {
        retryAfter: Math.ceil(((minute + 1) * 60_000 - now) / 1000),
      });
  };
}
