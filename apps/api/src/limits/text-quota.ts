import { rateCounters } from '@zampa/db/schema/platform';
import { sql } from 'drizzle-orm';
import { withoutPerson } from '../access/acting.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Clock } from '../ports/clock.ts';
import { counterKey, windowAt } from './counters.ts';
import { LIMITS } from './table.ts';

/** Bytes of one account that a process counts in memory before it reads the total of all processes. */
const MOST_UNSAVED = 1024 * 1024;
/** Accounts saved in one statement. */
const BATCH = 500;

type Count = {
  /** Bytes of the day, as far as this process knows. */
  total: number;
  unsaved: number;
};

export type TextQuota = ReturnType<typeof createTextQuota>;

/**
 * Counts the bytes of text that each account sends in a day. Counts are collected in memory and added to the table
 * in batches, so that a request costs no statement. A process may not have read the counts of other processes, or
 * its own from before a restart. It then accepts one more megabyte of an account and reads the table.
 */
export function createTextQuota(pool: Database, clock: Clock) {
  const db = withoutPerson(pool, 'limits');
  const { name, seconds } = LIMITS.text;
  let counts = new Map<string, Count>();
  let day = windowAt(clock.now(), seconds);

  function countOf(accountId: string): Count {
    const today = windowAt(clock.now(), seconds);
    // Unsaved bytes of the previous day no longer count.
    if (today.start.getTime() !== day.start.getTime()) counts = new Map();
    day = today;
    const count = counts.get(accountId) ?? { total: 0, unsaved: 0 };
    counts.set(accountId, count);
    return count;
  }

  /** Adds unsaved bytes to the table and reads back the totals of all processes. */
  const save = async (accounts: readonly string[]) => {
    const saved = accounts.flatMap((accountId) => {
      const count = counts.get(accountId);
      return count ? [{ key: counterKey(name, accountId), count }] : [];
    });
    if (saved.length > 0) await saveCounts(db, saved, day);
  };

  return {
    /**
     * Counts the text of a request.
     *
     * @param findMost returns how many bytes the account may send; called once it exceeds the limit for every account
     * @throws TOO_MANY_REQUESTS over that limit, until the day (UTC) ends
     */
    async spend(accountId: string, bytes: number, findMost: () => Promise<number>): Promise<void> {
      const count = countOf(accountId);
      if (count.unsaved + bytes > MOST_UNSAVED) await save([accountId]);
      const total = count.total + bytes;
      if (total > LIMITS.text.most && total > (await findMost())) throw refusalOf(day.retryAfter);
      count.total += bytes;
      count.unsaved += bytes;
    },

    /** Saves the bytes counted since the last save. */
    async flush(): Promise<void> {
      const changed = [...counts].flatMap(([accountId, { unsaved }]) =>
        unsaved > 0 ? [accountId] : [],
      );
      for (let from = 0; from < changed.length; from += BATCH)
        await save(changed.slice(from, from + BATCH));
    },
  };
}

type NamedCount = { readonly key: string; readonly count: Count };

async function saveCounts(
  db: Database,
  named: readonly NamedCount[],
  { start: windowStart, end: expiresAt }: { readonly start: Date; readonly end: Date },
): Promise<void> {
  // Sort by key so that two processes cannot deadlock.
  const saved = named
    .map(({ key, count }) => ({ key, count, bytes: count.unsaved }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  for (const { count } of saved) count.unsaved = 0;
  try {
    const rows = await db
      .insert(rateCounters)
      .values(saved.map(({ key, bytes }) => ({ windowStart, expiresAt, key, count: bytes })))
      .onConflictDoUpdate({
        target: [rateCounters.key, rateCounters.windowStart],
        set: { count: sql`${rateCounters.count} + excluded.count` },
      })
      .returning({ key: rateCounters.key, count: rateCounters.count });
    const totals = new Map(rows.map(({ key, count }) => [key, count]));
    for (const { key, count } of saved)
      count.total = (totals.get(key) ?? count.total) + count.unsaved;
  } catch (error) {
    for (const { count, bytes } of saved) count.unsaved += bytes;
    throw error;
  }
}

const refusalOf = (retryAfter: number) =>
  new Refusal('TOO_MANY_REQUESTS', {
    retryAfter,
    fields: [{ field: 'body', code: 'daily_text_quota' }],
    detail: 'You have reached today’s limit for text. You can continue tomorrow (UTC).',
  });
