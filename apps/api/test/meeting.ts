import type pg from 'pg';
import { vi } from 'vitest';

type Act = () => Promise<unknown>;

/** Rows that a statement locks, `select … for update`, with its parameters. */
export type Locked = { readonly statement: string; readonly values: readonly unknown[] };

const PATIENCE_MS = 10_000;

/**
 * Lets calls meet: while another connection holds these rows, each act begins once those before it wait for a lock, so
 * that they go on in this order when the rows are let go. Gives what came of each.
 *
 * @throws when an act is over without having waited: then it meets nobody
 */
export async function meet(
  { pool }: { readonly pool: pg.Pool },
  { statement, values }: Locked,
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
      const without = await Promise.race([over, waiting(pool, begun.length)]);
      if (without) throw new Error(`act ${begun.length} waited for nobody: ${without}`);
    }
  } finally {
    await holder.query('rollback');
    holder.release();
    await Promise.allSettled(begun);
  }
  return Promise.allSettled(begun);
}

/** Until so many others wait in this database for what somebody has locked. */
async function waiting(pool: pg.Pool, count: number): Promise<undefined> {
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

/** How each of them ended: what was refused by its code, or `done`. */
export const endings = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code?: unknown }).code,
  );
