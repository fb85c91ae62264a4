import { sql, type SQL } from 'drizzle-orm';

// `coalesce` is not leakproof: under row-level security PostgreSQL evaluates it per row after the policy and cannot
// use it for an index lookup.

/** Like `coalesce` of columns, in a form that can use an index. */
export const firstNotNull = (...columns: readonly SQL[]): SQL =>
  sql`case ${sql.join(
    columns.map((column) => sql`when ${column} is not null then ${column}`),
    sql` `,
  )} end`;

/**
 * Returns the result of a query, or else the id. Evaluated once as a subquery, so that the result can be used for an
 * index lookup.
 */
export const resultOr = (query: SQL, id: string): SQL => sql`(select coalesce((${query}), ${id}))`;
