import type pg from 'pg';

type Stored = { readonly pool: pg.Pool };

/** The stored events of a conversation, by their order. */
export async function eventsOf({ pool }: Stored, conversationId: string): Promise<unknown[]> {
  const sql = 'select * from events where conversation_id = $1 order by seq';
  const { rows } = await pool.query<Record<string, unknown>>(sql, [conversationId]);
  return rows;
}

/** How many rows a table has, of those that a condition names. */
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
