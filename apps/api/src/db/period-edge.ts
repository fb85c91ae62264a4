import { sql, type SQL } from 'drizzle-orm';
import { aliases } from './alias.ts';

const [zoned] = aliases('zoned');

/** Tells whether a day was written, and no instant. */
export const isDay = (written: string): boolean => written.length === 10;

/**
 * Returns where a period begins or ends: the instant that is written, or the midnight of the day that is, so many days
 * later, by the clocks of a facility; of none, by those of UTC.
 */
export function periodEdge(written: string, facilityId: SQL, daysLater: number): SQL {
  if (!isDay(written)) return sql`${written}::timestamptz`;
  return sql`((${written}::date + ${daysLater}::int)::timestamp at time zone
    coalesce((select ${zoned}.timezone from facilities ${zoned} where ${zoned}.id = ${facilityId}), 'UTC'))`;
}
