import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { isExpiredSql } from '../bookings/booking-rows.ts';

const [absence, booking] = aliases('absence', 'booking');
const k = sql.raw('k');

/** SQL: an absence takes time of a booking: of its team member, or of the whole facility. */
const isAbsenceDuring = (entry: SQL): SQL => sql`${absence}.category = 'OOO' and ${absence}.valid
  and ${absence}.facility_id = ${entry}.facility_id
  and (${absence}.member_id is null or ${absence}.member_id = ${entry}.member_id)
  and tstzrange(${absence}.starts_at, ${absence}.ends_at) && tstzrange(${entry}.starts_at, ${entry}.ends_at)`;

/**
 * SQL condition: entry `k` is a booking that has not ended and overlaps an absence. Computed, not stored: it
 * becomes false once the booking or the absence is moved or canceled.
 */
export const isToBeMoved = (
  now: Date,
): SQL => sql`(k.category = 'BOOKING' and k.valid and k.ends_at > ${now}
  and not ${isExpiredSql(k, now)}
  and exists (select from calendar_events ${absence} where ${isAbsenceDuring(k)}))`;

/**
 * SQL query: the bookings at these facilities that have to be moved, each with its conversation's id and since
 * when. The query starts from the absences, because they are few.
 */
export const bookingsToMoveSql = (facilityIds: SQL, now: Date): SQL => sql`
  select ${booking}.id, ${booking}.conversation_id, min(${absence}.created_at) as since
  from calendar_events ${absence}
  join calendar_events ${booking} on ${booking}.category = 'BOOKING' and ${booking}.valid
    and ${booking}.starts_at is not null and ${isAbsenceDuring(booking)}
  where ${absence}.facility_id = any(${facilityIds}) and ${absence}.category = 'OOO' and ${absence}.valid
    and ${absence}.ends_at > ${now} and ${booking}.ends_at > ${now} and not ${isExpiredSql(booking, now)}
  group by ${booking}.id, ${booking}.conversation_id`;
