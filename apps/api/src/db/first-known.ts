import { sql, type SQL } from 'drizzle-orm';

// PostgreSQL takes `coalesce` for something that may tell what it is shown. Beneath row-level security it is therefore
// asked about one row after the other, once the policy has let each through, and never used to ask an index.

/** Returns the first of these columns that is not null, as what an index can be asked for. */
export const firstKnown = (...columns: readonly SQL[]): SQL =>
  sql`case ${sql.join(
    columns.map((column) => sql`when ${column} is not null then ${column}`),
    sql` `,
  )} end`;

/** Returns what a query finds, or else an id, as what an index can be asked for: it is found out once, beforehand. */
export const foundOr = (query: SQL, id: string): SQL => sql`(select coalesce((${query}), ${id}))`;
