import type pg from 'pg';
import { vi } from 'vitest';

type Act = () => Promise<unknown>;

/** Rows that a statement locks (`select … for update`), with its parameters. */
export type LockedRows = { readonly statement: string; readonly values: readonly unknown[] };

const PATIENCE_MS = 30_000;

/**
 * Runs concurrent calls in a fixed lock order: holds these rows on another connection and starts each call once all
 * earlier ones wait for a lock, so that they proceed in this order after the release. Returns the outcome of each.
 *
 * @throws when a call finishes without waiting for a lock
 */
export async function runInLockOrder(
  { pool }: { readonly pool: pg.Pool },
  { statement, values }: LockedRows,
  acts: readonly Act[],
): Promise<readonly PromiseSettledResult<unknown>[]> {
  const holder = await pool.connect();
  const begun: Promise<unknown>[] = [];
  try {
    await holder.query('begin');
    const { rowCount } = await holder.query(statement, [...values]);
    if (rowCount === 0) throw new Error('there is nothing to meet at');
    for (const act of acts) {
      const outcome = act();
      begun.push(outcome);
      const over = outcome.then(
        () => 'done',
        (error: unknown) => String(error),
      );
      const without = await Promise.race([over, waitForLocks(pool, begun.length)]);
      if (without) throw new Error(`act ${begun.length} waited for nobody: ${without}`);
    }
  } finally {
    await holder.query('rollback');
    holder.release();
    await Promise.allSettled(begun);
  }
  return Promise.allSettled(begun);
}

/** Waits until this many connections of the database wait for a lock. */
async function waitForLocks(pool: pg.Pool, count: number): Promise<undefined> {
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if ((rows[0]?.n ?? 0) < count) throw new Error(`${count} calls do not wait for a lock`);
    },
    { timeout: PATIENCE_MS, interval: 20 },
  );
}

/** Returns `done` for each call that succeeded, and the error code for each that failed. */
export const outcomeCodes = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code?: unknown }).code,
  );
