import type pg from 'pg';
import { WITHOUT_POLICY } from './without-policy.ts';

type Table = {
  readonly name: string;
  readonly guarded: boolean;
  readonly forced: boolean;
  readonly policies: number;
};

/** Returns every table with its row-level security settings. */
export async function tablesOf(pool: pg.Pool): Promise<readonly Table[]> {
  const { rows } = await pool.query<Table>(
    `select c.relname as name, c.relrowsecurity as guarded, c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname`,
  );
  return rows;
}

export async function guardedTables(pool: pg.Pool): Promise<readonly string[]> {
  const tables = await tablesOf(pool);
  return tables.map(({ name }) => name).filter((name) => !(name in WITHOUT_POLICY));
}

/** Returns the columns of a table that can be inserted, as a comma-separated list. */
export async function writableColumns(pool: pg.Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ list: string }>(
    `select string_agg(column_name, ', ') as list from information_schema.columns
    where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  return rows[0]?.list ?? '';
}
