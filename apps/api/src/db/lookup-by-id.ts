import { sql, type SQL } from 'drizzle-orm';
import { aliases } from './alias.ts';

const [requested, one] = aliases('wanted', 'one');

/**
 * Returns a `from` clause for the rows of a table with these ids. A lateral lookup with `offset 0` forces one
 * primary-key lookup per id: for many ids PostgreSQL would scan the table and check the policies of every row.
 *
 * @param alias of the rows
 * @param ids a query with one column; may contain duplicates
 */
export const lookupById = (table: string, alias: string, ids: SQL): SQL => sql`
  (select distinct ${requested}.id from (${ids}) ${requested}(id)) ${requested}
  cross join lateral (
    select ${one}.* from ${sql.identifier(table)} ${one} where ${one}.id = ${requested}.id offset 0) ${sql.identifier(alias)}`;
