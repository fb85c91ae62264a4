import type { readConflicts as call } from '@zampa/contract/appointments/read-conflicts';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { QueryOf } from '@zampa/contract/call';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { invalid } from '../../../errors/refusal.ts';
import { proposedAsEntries } from '../calendar/proposed-entries.ts';
import { fullViewCondition, readCalendarEvents } from '../calendar/read-calendar-events.ts';
import { parsePeriods } from '../slots/facility-time.ts';
import type { PersonContext } from '../../../http/context.ts';

/**
 * Returns the entries that conflict with a planned absence, together with the times already proposed to the clients
 * of the conflicting bookings. Throws VALIDATION.
 */
export function readConflicts({ tx, viewer, query, now }: PersonContext<typeof call>) {
  return findConflicts(tx, viewer, query, now);
}

const MOST = 500;

async function findConflicts(
  db: Queryable,
  viewer: Viewer,
  { userId, weekdays, until, ...written }: QueryOf<typeof call>,
  now: Date,
): Promise<CalendarEvent[]> {
  if (weekdays && !until) throw invalid('until', 'required');
  if (until && !weekdays) throw invalid('weekdays', 'required');
  const { facilityId } = written;
  const repeat = weekdays && until ? { weekdays, until } : undefined;
  const periods = await parsePeriods(db, facilityId, { ...written, repeat }, '');
  const ranges = sql.join(
    periods.map(({ start, end }) => sql`tstzrange(${start}, ${end})`),
    sql`, `,
  );
  // A closure of the facility conflicts with every member's time, and any member's time conflicts with a closure.
  const taken = sql`taken as materialized (select k.* from occupied_periods o
      join calendar_events k on k.id = o.calendar_event_id
      where o.facility_id = ${facilityId}
        and (o.expires_at is null or o.expires_at > ${now})
        ${userId ? sql`and (o.member_id = ${userId} or o.member_id is null)` : sql``}
        and tstzrange(o.starts_at, o.ends_at) && any(array[${ranges}])
      order by k.starts_at, k.id limit ${MOST})`;
  return readCalendarEvents(db, viewer, {
    before: taken,
    query: sql`select * from taken union all select k.* from ${proposedAsEntries}
      where p.facility_id = ${facilityId} and p.expires_at > ${now}
        and p.conversation_id in (select conversation_id from taken)`,
    own: fullViewCondition(viewer, facilityId),
  });
}
