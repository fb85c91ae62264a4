import { rateCounters } from '@zampa/db/schema/platform';
import { and, eq, gte, inArray, lt, lte, sql, type SQLWrapper } from 'drizzle-orm';
import type { Clock } from '../../ports/clock.ts';
import { withoutPerson } from '../../access/acting.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { hashed } from './hashed.ts';
import type { Limit } from './limit.ts';

/** Counts in the database what must not be tried too often, so that several processes count together. */
export type Limits = ReturnType<typeof createLimits>;

/** One that was counted, in the window that it was counted in. */
export type Taken = { readonly key: string; readonly start: Date };

export function createLimits(pool: Database, clock: Clock) {
  const db = withoutPerson(pool, 'limits');
  const countOf = async (name: string, key: string, start: Date) => {
    const [row] = await db
      .select({ count: rateCounters.count })
      .from(rateCounters)
      .where(and(eq(rateCounters.key, keyOf(name, key)), eq(rateCounters.windowStart, start)));
    return row?.count ?? 0;
  };

  return {
    /** Counts nothing: whoever guesses has no more guesses, so that a right one does not show either. */
    async requireLeft({ name, most, seconds }: Limit, key: string, units = 1): Promise<void> {
      const { start, refusal } = windowAt(clock.now(), seconds);
      if ((await countOf(name, key, start)) + units > most) throw refusal;
    },

    ...spendsOf(db, clock),
    ...takesOf(db, clock),

    /** Returns those of these keys that may have no more in the running window; counts nothing. */
    async findExhausted(
      { name, most, seconds }: Limit,
      keys: readonly string[],
    ): Promise<ReadonlySet<string>> {
      const names = new Map(keys.map((key) => [keyOf(name, key), key]));
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

    /** Forgets windows that are over. */
    cleanUp: () => db.delete(rateCounters).where(lt(rateCounters.expiresAt, clock.now())),
  };
}

/** What is counted where somebody is told when there was too much of it. */
function spendsOf(db: Database, clock: Clock) {
  return {
    /** Counts one more; refuses with the seconds to wait once there were `most` in the running window. */
    async spend(limit: Limit, key: string): Promise<void> {
      await count(db, clock.now(), limit, { keys: [key], units: 1 });
    },

    /** Returns what counts one more as a part of another statement: it has a row unless there were `most`, which is refused. */
    spending(limit: Limit, key: string): Spending {
      return counting(db, clock.now(), limit, { keys: [key], units: 1 });
    },

    /** Counts so many more, or none of them where they are more than what is left. */
    async spendMany(limit: Limit, key: string, units: number): Promise<void> {
      await count(db, clock.now(), limit, { keys: [key], units });
    },

    /** Counts one more for each of these keys; refuses where one of them had no more. */
    async spendEach(limit: Limit, keys: readonly string[]): Promise<void> {
      await count(db, clock.now(), limit, { keys, units: 1 });
    },
  };
}

/** What is counted where nobody is there to be answered. */
function takesOf(db: Database, clock: Clock) {
  const passedOver = new Map<string, number>();
  return {
    /**
     * Counts one more where nobody is there to be refused. Returns it, to be given back where nothing came of it; null,
     * and notes that something was left undone, where there were enough.
     */
    async take(limit: Limit, key: string): Promise<Taken | null> {
      const now = clock.now();
      try {
        await count(db, now, limit, { keys: [key], units: 1 });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        passedOver.set(limit.name, (passedOver.get(limit.name) ?? 0) + 1);
        return null;
      }
      return { key: keyOf(limit.name, key), start: windowAt(now, limit.seconds).start };
    },

    /** Counts one less of what was taken. */
    async giveBack({ key, start }: Taken): Promise<void> {
      await db
        .update(rateCounters)
        .set({ count: sql`${rateCounters.count} - 1` })
        .where(and(eq(rateCounters.key, key), eq(rateCounters.windowStart, start)));
    },

    /** Returns how often something was left undone since the start, by the name of the limit. */
    passedOver: (): ReadonlyMap<string, number> => passedOver,
  };
}

function windowAt(now: Date, seconds: number) {
  const start = Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000;
  const end = start + seconds * 1000;
  const retryAfter = Math.ceil((end - now.getTime()) / 1000);
  const refusal = new Refusal('TOO_MANY_REQUESTS', { retryAfter });
  return { start: new Date(start), end: new Date(end), refusal };
}

/** A statement that counts, and what is said where it gives no row. */
export type Spending = { readonly statement: SQLWrapper; readonly refusal: Refusal };

type Spent = { readonly keys: readonly string[]; readonly units: number };

async function count(db: Database, now: Date, limit: Limit, spent: Spent): Promise<void> {
  const keys = [...new Set(spent.keys)];
  if (spent.units > limit.most) throw windowAt(now, limit.seconds).refusal;
  if (keys.length === 0 || spent.units === 0) return;
  const { statement, refusal } = counting(db, now, limit, { ...spent, keys });
  if ((await statement).length < keys.length) throw refusal;
}

function counting(db: Database, now: Date, { name, most, seconds }: Limit, { keys, units }: Spent) {
  const { start, end, refusal } = windowAt(now, seconds);
  // In one order, so that two who count the same keys do not wait for each other.
  const names = keys.map((key) => keyOf(name, key)).toSorted();
  const statement = db
    .insert(rateCounters)
    .values(names.map((key) => ({ key, windowStart: start, expiresAt: end, count: units })))
    .onConflictDoUpdate({
      target: [rateCounters.key, rateCounters.windowStart],
      set: { count: sql`${rateCounters.count} + ${units}` },
      setWhere: lte(rateCounters.count, most - units),
    })
    .returning({ key: rateCounters.key });
  return { statement, refusal };
}

const keyOf = (name: string, key: string) => `${name}:${hashed(key)}`;
