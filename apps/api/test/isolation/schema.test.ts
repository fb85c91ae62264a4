import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const SCHEMA = join(import.meta.dirname, '../../../../packages/db/src/schema');
/** Type names that the database reports differently from the schema. */
const DATABASE_TYPE_NAMES: Readonly<Record<string, string>> = {
  'timestamp (3) with time zone': 'timestamp with time zone',
};

async function writtenColumns(): Promise<readonly string[]> {
  const files = (await readdir(SCHEMA)).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(pathToFileURL(join(SCHEMA, file)).href)),
  );
  const tables = modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((thing) => is(thing, PgTable));
  return tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => {
      const type = column.getSQLType();
      return `${name}.${column.name} ${DATABASE_TYPE_NAMES[type] ?? type}${column.notNull ? ' not null' : ''}`;
    });
  });
}

describe('Drizzle schema', () => {
  const product = useProduct();

  it('matches the database in tables, columns, types and nullability', async () => {
    const { rows } = await product().pool.query<{ column: string }>(
      `select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, null)
        || case when a.attnotnull then ' not null' else '' end as "column"
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and a.attnum > 0 and not a.attisdropped`,
    );
    const databaseColumns = new Set(rows.map(({ column }) => column));
    const written = await writtenColumns();
    expect(written.length).toBeGreaterThan(300);
    expect(written.filter((column) => !databaseColumns.has(column))).toEqual([]);
  });
});
