import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

const dialect = new PgDialect();

/**
 * Returns SQL without values as one piece of text. A statement is put together from its pieces at each call, and what
 * never differs need not be hundreds of them.
 */
export function fixedSql(fragment: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(fragment);
  if (params.length > 0) throw new Error(`not fixed, as it has values: ${text}`);
  return sql.raw(text);
}
