import type { readCalendar as call } from '@zampa/contract/appointments/read-calendar';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { QueryOf } from '@zampa/contract/call';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { periodEdge } from '../../../db/period-edge.ts';
import { invalid } from '../../../errors/refusal.ts';
import { isExpiredSql } from '../bookings/booking-rows.ts';
import { proposedAsEntries } from './proposed-entries.ts';
import { ownEntry, readCalendarEvents } from './read-calendar-events.ts';
import { unreadOfVisit } from '../../conversations/public.ts';
import type { PersonContext } from '../../../http/context.ts';
import { jsonBytes } from '../../../http/json-bytes.ts';
import { partOf } from '../../../http/pagination.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

/** Sends hundreds of entries, each made by the contract's type: its schema does not go through them once more. */
export async function readCalendar({ tx, viewer, query, now }: PersonContext<typeof call>) {
  const { items, next } = partOf(await findCalendar(tx, viewer, query, now), query);
  return { items: { json: jsonBytes(items) }, next };
}

const MAX_MS = 370 * DAY_MS;
/** More than a calendar of a hundred people has in a month. */
const MOST = 10_000;

/**
 * Finds what stands in a facility's calendar and touches a period, by start, with the times that are proposed to
 * clients; of one member also what is of everybody, and where it is asked for what was called off or missed.
 * Consultants find what is not theirs as times that are taken. Only the period is read. Refusal: VALIDATION.
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
  const own = ownEntry(viewer, facilityId);
  // Each part has its own index. What was called off takes no time: of others it is nothing.
  const gone = sql`union all select * from calendar_events k
    where not k.valid and k.category = 'BOOKING' and ${period} ${own ? sql`and ${own}` : sql``}`;
  const proposals = sql`select k.* from ${proposedAsEntries}
    where p.facility_id = ${facilityId} and p.expires_at > ${now} and ${period}`;
  return readCalendarEvents(db, viewer, {
    query: sql`select k.* from (select * from calendar_events k
        where k.valid and not ${isExpiredSql(sql`k`, now)} and ${period}
        ${calledOff ? gone : sql``}
        union all ${proposals}) k
      order by k.starts_at, k.id limit ${MOST}`,
    own,
    unread: unreadOfVisit(viewer),
  });
}
