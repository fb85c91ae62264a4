import type { readCalendar as call } from '@zampa/contract/appointments/read-calendar';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { summarizeCalendar } from '@zampa/contract/appointments/summarize-calendar';
import type { QueryOf } from '@zampa/contract/call';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { periodEdge } from '../../../db/period-edge.ts';
import { invalid } from '../../../errors/refusal.ts';
import { isExpiredSql } from '../bookings/booking-rows.ts';
import { proposedAsEntries } from './proposed-entries.ts';
import { fullViewCondition, readCalendarEvents } from './read-calendar-events.ts';
import { unreadCountForStaff } from '../../conversations/public.ts';
import type { PersonContext } from '../../../http/context.ts';
import { jsonBytes } from '../../../http/replies/json-bytes.ts';
import { pageOfList } from '../../../http/replies/pagination.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

/**
 * Returns a calendar as raw JSON. The JSON is built with the contract's type, so that validating hundreds of
 * entries against its schema is skipped.
 */
export async function readCalendar({ tx, viewer, query, now }: PersonContext<typeof call>) {
  const { items, next } = pageOfList(await findCalendar(tx, viewer, query, now), query);
  const answer = query.view === 'summary' ? summarizeCalendar(items) : items;
  return { items: { json: jsonBytes(answer) }, next };
}

const MAX_MS = 370 * DAY_MS;
/** More entries than a calendar of a hundred people has in a month. */
const MOST = 10_000;

/**
 * Finds the entries of a facility's calendar that overlap a period, by start, including times proposed to clients.
 * Filtered by member, it includes closures; on request, also canceled and missed bookings. For consultants, other
 * members' entries appear as busy time. Throws VALIDATION.
 */
export async function findCalendar(
  db: Queryable,
  viewer: Viewer,
  { facilityId, from, to, assigneeId, calledOff }: QueryOf<typeof call>,
  now: Date,
): Promise<CalendarEvent[]> {
  const length = Date.parse(to) - Date.parse(from);
  if (!(length >= 0)) throw invalid('to', 'ends_before_start');
  if (length > MAX_MS) throw invalid('to', 'too_long');
  const ofMember = assigneeId
    ? sql`and (k.member_id = ${assigneeId} or (k.member_id is null and k.category <> 'BOOKING'))`
    : sql``;
  const at = sql`${facilityId}`;
  const period = sql`k.facility_id = ${facilityId} and k.starts_at is not null
    and tstzrange(k.starts_at, k.ends_at) && tstzrange(${periodEdge(from, at, 0)}, ${periodEdge(to, at, 1)})
    ${ofMember}`;
  const own = fullViewCondition(viewer, facilityId);
  // Each part has its own index. Canceled bookings take no time, so other members' ones are omitted for consultants.
  const canceledBookings = sql`union all select * from calendar_events k
    where not k.valid and k.category = 'BOOKING' and ${period} ${own ? sql`and ${own}` : sql``}`;
  const proposals = sql`select k.* from ${proposedAsEntries}
    where p.facility_id = ${facilityId} and p.expires_at > ${now} and ${period}`;
  return readCalendarEvents(db, viewer, {
    query: sql`select k.* from (select * from calendar_events k
        where k.valid and not ${isExpiredSql(sql`k`, now)} and ${period}
        ${calledOff ? canceledBookings : sql``}
        union all ${proposals}) k
      order by k.starts_at, k.id limit ${MOST}`,
    own,
    unread: unreadCountForStaff(viewer),
  });
}
