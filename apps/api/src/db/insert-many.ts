import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/**
 * Inserts rows by one statement with a single JSON parameter, whose text does not depend on the number of rows.
 * Columns missing in all rows get their defaults. Not for values that JSON cannot represent.
 */
export async function insertMany<Table extends PgTable>(
  tx: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => valueOf(row, key) !== undefined),
  );
  if (columns.length === 0) return;
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, valueOf(row, key)])),
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`);
}

const valueOf = (row: object, key: string): unknown => Reflect.get(row, key);
