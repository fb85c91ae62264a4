import { sql, type SQL } from 'drizzle-orm';

// `coalesce` is not leakproof. Beneath row-level security PostgreSQL therefore evaluates it row by row, after the policy,
// and never uses it to look something up in an index.

/** Returns the first of these columns that is not null, in a form that an index can be searched with. */
export const firstKnown = (...columns: readonly SQL[]): SQL =>
  sql`case ${sql.join(
    columns.map((column) => sql`when ${column} is not null then ${column}`),
    sql` `,
  )} end`;

/** Returns what a query finds, or else an id, in a form that an index can be searched with: it is evaluated once, beforehand. */
export const foundOr = (query: SQL, id: string): SQL => sql`(select coalesce((${query}), ${id}))`;
