import type pg from 'pg';

type Stored = { readonly pool: pg.Pool };

/** Returns the stored events of a conversation, by `seq`. */
export async function eventsOf({ pool }: Stored, conversationId: string): Promise<unknown[]> {
  const sql = 'select * from events where conversation_id = $1 order by seq';
  const { rows } = await pool.query<Record<string, unknown>>(sql, [conversationId]);
  return rows;
}

/** Counts the rows of a table that match a condition. */
export async function countOf(
  { pool }: Stored,
  table: string,
  where = 'true',
  values: readonly unknown[] = [],
): Promise<number> {
  const sql = `select count(*)::int as n from ${table} where ${where}`;
  const { rows } = await pool.query<{ n: number }>(sql, [...values]);
  return rows[0]?.n ?? 0;
}
