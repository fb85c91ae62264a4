import { sql, type SQL } from 'drizzle-orm';
import { aliases } from './alias.ts';

const [zoned] = aliases('zoned');

/** Returns whether the text is a date without a time. */
export const isDay = (written: string): boolean => written.length === 10;

/**
 * Returns the instant at a period's edge: the given instant, or midnight of the given day plus `daysLater` in the
 * facility's time zone (UTC without a facility).
 */
export function periodEdge(written: string, facilityId: SQL, daysLater: number): SQL {
  if (!isDay(written)) return sql`${written}::timestamptz`;
  return sql`((${written}::date + ${daysLater}::int)::timestamp at time zone
    coalesce((select ${zoned}.timezone from facilities ${zoned} where ${zoned}.id = ${facilityId}), 'UTC'))`;
}
