import type { AnswerOf } from '@zampa/contract/call';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { MOST_CONFLICTS } from '@zampa/contract/timetables/timetable-fields';
import { type readHoursConflicts as call } from '@zampa/contract/timetables/read-hours-conflicts';
import type { Viewer } from '@zampa/domain/people/relation';
import { applyHoursChange, type StaffHours } from '@zampa/domain/timetables/hours-change';
import { type BookedTime, bookingsNewlyOutside } from '@zampa/domain/timetables/outside-hours';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { readCalendarEvents } from '../appointments/public.ts';
import { uuids } from '../../db/arrays.ts';
import { timetableJson } from './timetable-json.ts';
import { hoursJson, requireHours } from './weekly-hours.ts';

const HORIZON_DAYS = 366;

type HoursAndBookings = StaffHours & {
  readonly zone: string;
  readonly staff: readonly string[];
  readonly bookings: readonly BookedTime[];
};

/**
 * Reads the bookings that would be outside of hours about to be saved. Throws the errors of saving the hours, and
 * NOT_FOUND for a timetable of another facility.
 */
export async function readHoursConflicts({
  viewer,
  tx,
  body: { facilityId, change },
  now,
}: PersonContext<typeof call>): Promise<AnswerOf<typeof call>> {
  if (change.kind === 'WEEK' && change.hours.length === 0) throw new Refusal('WORKING_HOURS_EMPTY');
  requireHours(change.hours, 'change.hours');
  const { zone, staff, bookings, ...before } = await readHoursAndBookings(tx, facilityId, now);
  if (change.kind === 'TIMETABLE') {
    const { id, users } = change;
    if (id && !before.timetables.some((timetable) => timetable.id === id))
      throw new Refusal('NOT_FOUND');
    if (users.some((user) => !staff.includes(user))) throw invalid('change.users', 'unknown');
  }
  const outside = bookingsNewlyOutside(bookings, zone, before, applyHoursChange(before, change));
  const shown = outside.slice(0, MOST_CONFLICTS).map(({ id }) => id);
  return { total: outside.length, bookings: await readBookings(tx, viewer, shown) };
}

/** Reads the current hours and all upcoming bookings in one statement. */
async function readHoursAndBookings(
  db: Queryable,
  facilityId: string,
  now: Date,
): Promise<HoursAndBookings> {
  const [stored] = await rowsOf<HoursAndBookings>(
    db,
    sql`select f.timezone as zone,
      ${hoursJson((w) => sql`${w}.facility_id = f.id and ${w}.timetable_id is null`)} as week,
      (select coalesce(json_agg(${timetableJson}), '[]')
        from timetables t where t.facility_id = f.id) as timetables,
      (select coalesce(json_agg(m.user_id), '[]')
        from facility_members m where m.facility_id = f.id and m.status = 'ACTIVE') as staff,
      (select coalesce(json_agg(json_build_object('id', o.calendar_event_id, 'memberId', o.member_id,
          'from', floor(extract(epoch from o.starts_at) / 60),
          'to', ceil(extract(epoch from o.ends_at) / 60)) order by o.starts_at, o.calendar_event_id), '[]')
        from occupied_periods o join calendar_events k on k.id = o.calendar_event_id
        where o.facility_id = f.id and k.category = 'BOOKING'
          and (o.expires_at is null or o.expires_at > ${now})
          and o.starts_at > ${now}
          and o.starts_at < ${now}::timestamptz + make_interval(days => ${HORIZON_DAYS})) as bookings
      from facilities f where f.id = ${facilityId}`,
  );
  if (!stored) throw new Refusal('NOT_FOUND');
  return stored;
}

async function readBookings(
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
): Promise<CalendarEvent[]> {
  if (ids.length === 0) return [];
  const query = sql`select k.* from calendar_events k where k.id = any(${uuids(ids)})`;
  return readCalendarEvents(db, viewer, { query });
}
