import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { calendarPayload, isHold } from '../../conversations/public.ts';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import { personJson } from '../../../access/person-json.ts';

/**
 * Returns which entries `k` of a facility's calendar somebody reads whole: a consultant what is theirs, what is
 * assigned to them and when everybody is away; all other staff each of them (null).
 */
export const ownEntry = (viewer: Viewer, facilityId: string): SQL | null =>
  facilitiesByRole(viewer).assigned.includes(facilityId)
    ? sql`(k.member_id is not distinct from ${viewer.userId}
      or (k.category = 'OOO' and k.member_id is null)
      or exists (select from conversations handled
        where handled.id = k.conversation_id and handled.assignee_id = ${viewer.userId}))`
    : null;

/**
 * Returns calendar event `k` for staff: what is not `own` to them says when, of whom, and that it takes the time.
 *
 * @param unread messages in its visit that wait for the reader
 */
export const calendarEventOrBusyJson = (own: SQL | null, unread: SQL): SQL =>
  own
    ? sql`case when ${own} then ${calendarEventJson(true, unread)} else ${busyJson} end`
    : calendarEventJson(true, unread);

const busyJson = sql`json_build_object(
  'id', k.id, 'parent_id', null, 'type', 'CALENDAR', 'category', k.category,
  'payload', json_build_object(
    'event', json_build_object('title', '', 'subtitle', '',
      'start', iso_instant(k.starts_at), 'end', iso_instant(k.ends_at),
      'allDay', k.all_day, 'resource', k.member_id),
    'status', k.status, 'valid', k.valid, 'services', '[]'::json, 'pets', '[]'::json,
    'facilityId', k.facility_id, 'userId', null, 'reason', '', 'address', '', 'seriesId', null,
    'noShow', false, 'attendanceConfirmedAt', null, 'heldUntil', null, 'updatedByUserId', null, 'movedAt', null,
    'invalidatedAt', null, 'invalidatedBy', null),
  'user', null, 'client', null, 'petNames', '[]'::json, 'ended', false, 'unread', 0,
  'dateCreated', iso_instant(k.created_at), 'dateUpdated', iso_instant(k.updated_at))`;

const [creator, animal, held, relation, client] = aliases(
  'creator',
  'animal',
  'held',
  'relation',
  'client',
);

/**
 * Returns calendar event `k` with whom and what it is about; its visit is looked up once.
 *
 * @param unread messages in its visit that wait for the reader
 */
export const calendarEventJson = (
  viewerIsVet: boolean,
  unread: SQL = sql`0`,
): SQL => sql`(select json_build_object(
  'id', k.id, 'parent_id', k.conversation_id, 'type', 'CALENDAR', 'category', k.category,
  'payload', ${calendarPayload},
  'user', (select ${personJson(creator, viewerIsVet)} from users ${creator}
    where ${creator}.id = k.creator_id and not ${isHold}),
  'client', visit.client,
  'petNames', (select coalesce(json_agg(${animal}.name order by ${animal}.name, ${animal}.id), '[]')
    from pets ${animal} where ${animal}.id = any(k.pets)),
  'ended', coalesce(visit.ended, false), 'unread', ${unread},
  'dateCreated', iso_instant(k.created_at), 'dateUpdated', iso_instant(k.updated_at))
from (values (true)) one
left join lateral (
  select ${held}.status = 'CLOSED' as ended, ${personJson(client, viewerIsVet)} as client
  from conversations ${held}
  left join facility_clients ${relation} on ${relation}.facility_id = ${held}.facility_id
    and ${relation}.family_id = ${held}.family_id
  left join users ${client} on ${client}.id = ${relation}.user_id
  where ${held}.id = k.conversation_id) visit on true)`;

/** Reads one entry of a calendar; whether the reader may see it is settled before. */
export async function readCalendarEvent(
  db: Queryable,
  viewerIsVet: boolean,
  id: string,
): Promise<CalendarEvent> {
  const [row] = await rowsOf<{ event: CalendarEvent }>(
    db,
    sql`select ${calendarEventJson(viewerIsVet)} as event from calendar_events k where k.id = ${id}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.event;
}
