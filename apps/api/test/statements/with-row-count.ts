import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, rowsOf, type Database, type Queryable } from '../../src/db/database.ts';

export const ROWS_READ = sql`seq_tup_read + coalesce(idx_tup_fetch, 0)`;
export const ROWS_UPDATED = sql`n_tup_upd`;

/** Runs a function in a transaction and counts the rows that it read or wrote. */
export function withRowCount<Result>(
  db: Database,
  counter: SQL,
  act: (tx: Queryable) => Promise<Result>,
) {
  return inTransaction(db, async (tx) => {
    // Earlier work of the connection may still be counted.
    const before = await readCounter(tx, counter);
    const result = await act(tx);
    return { result, rows: (await readCounter(tx, counter)) - before };
  });
}

async function readCounter(tx: Queryable, counter: SQL): Promise<number> {
  const [sum] = await rowsOf<{ rows: number }>(
    tx,
    sql`select coalesce(sum(${counter}), 0)::int as rows from pg_stat_xact_user_tables`,
  );
  return sum?.rows ?? Number.NaN;
}
