import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

const dialect = new PgDialect();

/**
 * Returns an SQL fragment without values as a single chunk. The query builder joins chunks on every call, which
 * takes time if a fragment has hundreds of constant chunks.
 */
export function fixedSql(fragment: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(fragment);
  if (params.length > 0) throw new Error(`the fragment has values: ${text}`);
  return sql.raw(text);
}
