import { sql, type SQL } from 'drizzle-orm';

let made = 0;

/**
 * Makes names for the tables that a fragment of SQL opens, each unlike any other: a fragment that is given a column
 * must not open a table under the name that the column goes by, or it compares that table with itself.
 *
 * Called once where a fragment is defined, never in its function: so a statement has the same text every time, and the
 * server can keep its plan.
 */
export function aliases<const Names extends readonly string[]>(
  ...names: Names
): { readonly [Place in keyof Names]: SQL } {
  made += 1;
  const number = made;
  return names.map((name) => sql.raw(`${name}_${number}`)) as { [Place in keyof Names]: SQL };
}

/** The name of a table in the query around a fragment; nothing that comes from outside is ever put in as one. */
export type Alias =
  | 'u'
  | 'a'
  | 'p'
  | 'f'
  | 'e'
  | 'eu'
  | 'm'
  | 'mu'
  | 'c'
  | 'cu'
  | 'ef'
  | 'cf'
  | 'lm'
  | 'lu';

/** Returns a name of a table as SQL. */
export const tableNamed = (alias: Alias | SQL): SQL =>
  typeof alias === 'string' ? sql.raw(alias) : alias;
