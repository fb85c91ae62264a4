import type { Product } from '../product.ts';

type Trace = { readonly table: string; readonly column: string; readonly value: string };

/** Finds these words in every column of the database, ignoring case. New columns are included automatically. */
export async function findTraces(
  { pool }: Pick<Product, 'pool'>,
  words: readonly string[],
): Promise<readonly Trace[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as "column"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by 1, 2`,
  );
  const found: Trace[] = [];
  for (const { table, column } of columns) {
    const { rows } = await pool.query<{ value: string }>(
      `select "${column}"::text as value from "${table}"
      where exists (select from unnest($1::text[]) word where strpos(lower("${column}"::text), lower(word)) > 0)`,
      [words],
    );
    found.push(...rows.map(({ value }) => ({ table, column, value })));
  }
  return found;
}

/** Returns the columns of the traces, each once. */
export const columnsOf = (traces: readonly Trace[]): readonly string[] =>
  [...new Set(traces.map(({ table, column }) => `${table}.${column}`))].toSorted();
