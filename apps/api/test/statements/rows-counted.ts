import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, rowsOf, type Database, type Queryable } from '../../src/db/database.ts';

export const ROWS_READ = sql`seq_tup_read + coalesce(idx_tup_fetch, 0)`;
export const ROWS_UPDATED = sql`n_tup_upd`;

/** Does something in a transaction, and counts the rows that it read, or wrote. */
export function counted<Result>(db: Database, what: SQL, act: (tx: Queryable) => Promise<Result>) {
  return inTransaction(db, async (tx) => {
    // What the connection did shortly before may be counted still.
    const before = await countOf(tx, what);
    const result = await act(tx);
    return { result, rows: (await countOf(tx, what)) - before };
  });
}

async function countOf(tx: Queryable, what: SQL): Promise<number> {
  const [sum] = await rowsOf<{ rows: number }>(
    tx,
    sql`select coalesce(sum(${what}), 0)::int as rows from pg_stat_xact_user_tables`,
  );
  return sum?.rows ?? Number.NaN;
}
