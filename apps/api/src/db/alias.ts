import { sql, type SQL } from 'drizzle-orm';

let count = 0;

/**
 * Creates unique table aliases for an SQL fragment. Otherwise a fragment that receives a column could open a table
 * under the same alias and compare the table with itself.
 *
 * Call once per module, not inside the function, so that the statement text is stable and its plan can be cached.
 */
export function aliases<const Names extends readonly string[]>(
  ...names: Names
): { readonly [Place in keyof Names]: SQL } {
  count += 1;
  const number = count;
  return names.map((name) => sql.raw(`${name}_${number}`)) as { [Place in keyof Names]: SQL };
}

/** Table aliases used by the queries around fragments. Never built from user input. */
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

/** Returns a table alias as SQL. */
export const tableNamed = (alias: Alias | SQL): SQL =>
  typeof alias === 'string' ? sql.raw(alias) : alias;
