import { rateCounters } from '@zampa/db/schema/platform';
import { and, eq, gte, inArray, lt, lte, sql, type SQLWrapper } from 'drizzle-orm';
import type { Clock } from '../ports/clock.ts';
import { withoutPerson } from '../access/acting.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../errors/refusal.ts';
import { hashKey } from './hash-key.ts';
import type { Limit } from './limit.ts';

/** Rate limits counted in the database, shared by all processes. */
export type Limits = ReturnType<typeof createLimits>;

/** A counted use, with its window. */
export type CountedUse = {
  readonly key: string;
  readonly start: Date;
  readonly units: number;
  /** The count of the window with it. */
  readonly count: number;
};

export function createLimits(pool: Database, clock: Clock) {
  const db = withoutPerson(pool, 'limits');
  const countOf = async (name: string, key: string, start: Date) => {
    const [row] = await db
      .select({ count: rateCounters.count })
      .from(rateCounters)
      .where(and(eq(rateCounters.key, counterKey(name, key)), eq(rateCounters.windowStart, start)));
    return row?.count ?? 0;
  };

  return {
    /** Throws TOO_MANY_REQUESTS if the limit is used up; counts nothing. A correct guess is then refused as well. */
    async requireLeft({ name, most, seconds }: Limit, key: string, units = 1): Promise<void> {
      const { start, refusal } = windowAt(clock.now(), seconds);
      if ((await countOf(name, key, start)) + units > most) throw refusal;
    },

    ...spendsOf(db, clock),
    ...takesOf(db, clock),

    /** Returns the count of a key in the running window. */
    readCount: ({ name, seconds }: Limit, key: string): Promise<number> =>
      countOf(name, key, windowAt(clock.now(), seconds).start),

    /** Returns the keys that have used up the limit in the current window; counts nothing. */
    async findExhausted(
      { name, most, seconds }: Limit,
      keys: readonly string[],
    ): Promise<ReadonlySet<string>> {
      const names = new Map(keys.map((key) => [counterKey(name, key), key]));
      const { start } = windowAt(clock.now(), seconds);
      const rows = await db
        .select({ key: rateCounters.key })
        .from(rateCounters)
        .where(
          and(
            inArray(rateCounters.key, [...names.keys()]),
            eq(rateCounters.windowStart, start),
            gte(rateCounters.count, most),
          ),
        );
      return new Set(rows.flatMap(({ key }) => names.get(key) ?? []));
    },

    /** Deletes expired windows. */
    cleanUp: () => db.delete(rateCounters).where(lt(rateCounters.expiresAt, clock.now())),
  };
}

/** Limits that throw when they are exceeded. */
function spendsOf(db: Database, clock: Clock) {
  return {
    /** Counts one use; throws TOO_MANY_REQUESTS with the seconds to wait beyond `most` in the current window. */
    async spend(limit: Limit, key: string): Promise<void> {
      await count(db, clock.now(), limit, { keys: [key], units: 1 });
    },

    /** Returns the counting as a statement to be combined with others; it returns no row if the limit is exceeded. */
    spending(limit: Limit, key: string): Spending {
      return countStatement(db, clock.now(), limit, { keys: [key], units: 1 });
    },

    /** Counts several uses, or none if they exceed what is left. */
    async spendMany(limit: Limit, key: string, units: number): Promise<void> {
      await count(db, clock.now(), limit, { keys: [key], units });
    },

    /** Counts one use per key; throws if one of them is exceeded. */
    async spendEach(limit: Limit, keys: readonly string[]): Promise<void> {
      await count(db, clock.now(), limit, { keys, units: 1 });
    },
  };
}

/** Limits for work without a caller, which skip instead of throwing. */
function takesOf(db: Database, clock: Clock) {
  const passedOver = new Map<string, number>();
  const takeOrRefuse = async (limit: Limit, key: string, units = 1): Promise<CountedUse> => {
    const now = clock.now();
    const { start } = windowAt(now, limit.seconds);
    const total = await count(db, now, limit, { keys: [key], units });
    return { key: counterKey(limit.name, key), start, units, count: total };
  };
  return {
    /** Counts one more and returns it, to be given back where nothing came of it. Errors: TOO_MANY_REQUESTS. */
    takeOrRefuse,

    /**
     * Counts one use. Returns it so that it can be given back; null if the limit is exceeded, which is counted as
     * skipped.
     */
    async take(limit: Limit, key: string, units = 1): Promise<CountedUse | null> {
      try {
        return await takeOrRefuse(limit, key, units);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        passedOver.set(limit.name, (passedOver.get(limit.name) ?? 0) + units);
        return null;
      }
    },

    /** Uncounts what was taken. */
    async giveBack({ key, start, units }: CountedUse): Promise<void> {
      await db
        .update(rateCounters)
        .set({ count: sql`${rateCounters.count} - ${units}` })
        .where(and(eq(rateCounters.key, key), eq(rateCounters.windowStart, start)));
    },

    /** Returns how often each limit has skipped something since the start. */
    passedOver: (): ReadonlyMap<string, number> => passedOver,
  };
}

/** Returns the time window that contains this moment, and the refusal to return until it ends. */
export function windowAt(now: Date, seconds: number) {
  const start = Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000;
  const end = start + seconds * 1000;
  const retryAfter = Math.ceil((end - now.getTime()) / 1000);
  const refusal = new Refusal('TOO_MANY_REQUESTS', { retryAfter });
  return { start: new Date(start), end: new Date(end), retryAfter, refusal };
}

/** A counting statement, and the refusal if it returns no row. */
export type Spending = { readonly statement: SQLWrapper; readonly refusal: Refusal };

type Spent = { readonly keys: readonly string[]; readonly units: number };

/** Counts, and returns the highest count of these keys since the window began. */
async function count(db: Database, now: Date, limit: Limit, spent: Spent): Promise<number> {
  const keys = [...new Set(spent.keys)];
  if (spent.units > limit.most) throw windowAt(now, limit.seconds).refusal;
  if (keys.length === 0 || spent.units === 0) return 0;
  const { statement, refusal } = countStatement(db, now, limit, { ...spent, keys });
  const counted = await statement;
  if (counted.length < keys.length) throw refusal;
  return Math.max(...counted.map((row) => row.count));
}

function countStatement(
  db: Database,
  now: Date,
  { name, most, seconds }: Limit,
  { keys, units }: Spent,
) {
  const { start, end, refusal } = windowAt(now, seconds);
  // Sorted, so that concurrent statements with the same keys do not deadlock.
  const names = keys.map((key) => counterKey(name, key)).toSorted();
  const statement = db
    .insert(rateCounters)
    .values(names.map((key) => ({ key, windowStart: start, expiresAt: end, count: units })))
    .onConflictDoUpdate({
      target: [rateCounters.key, rateCounters.windowStart],
      set: { count: sql`${rateCounters.count} + ${units}` },
      setWhere: lte(rateCounters.count, most - units),
    })
    .returning({ key: rateCounters.key, count: rateCounters.count });
  return { statement, refusal };
}

/** Returns the key of a counter, in which the counted value is hashed. */
export const counterKey = (name: string, key: string) => `${name}:${hashKey(key)}`;
