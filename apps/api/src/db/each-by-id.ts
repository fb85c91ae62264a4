import { sql, type SQL } from 'drizzle-orm';
import { aliases } from './alias.ts';

const [wanted, one] = aliases('wanted', 'one');

/**
 * Returns the rows of a table that have one of these ids, as what follows a `from`. Each is looked up by itself
 * (`offset 0`): where the database takes the ids for many, it would read the whole table, and ask the policies of
 * each of its rows.
 *
 * @param alias of the rows
 * @param ids a query of one column, in which an id may stand several times
 */
export const eachById = (table: string, alias: string, ids: SQL): SQL => sql`
  (select distinct ${wanted}.id from (${ids}) ${wanted}(id)) ${wanted}
  cross join lateral (
    select ${one}.* from ${sql.identifier(table)} ${one} where ${one}.id = ${wanted}.id offset 0) ${sql.identifier(alias)}`;
