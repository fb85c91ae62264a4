import { sql, type SQL } from 'drizzle-orm';

/** Returns ids as a `uuid[]` value. */
export function uuids(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(',')}}`}::uuid[]`;
}

/** Returns strings as a `text[]` value. */
export function texts(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}
