import type { CalendarEvent } from '@zampa/contract/calendar/objects';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { calendarPayload, isHold } from './calendar-payload.ts';
import { personJson } from './json.ts';

/** Calendar event `k` with whom and what it is about; its visit is looked up once. */
export const calendarEventJson = (viewerIsVet: boolean): SQL => sql`(select json_build_object(
  'id', k.id, 'parent_id', k.conversation_id, 'type', 'CALENDAR', 'category', k.category,
  'payload', ${calendarPayload},
  'user', (select ${personJson('u', viewerIsVet)} from users u
    where u.id = k.creator_id and not ${isHold}),
  'client', visit.client,
  'petNames', (select coalesce(json_agg(p.name order by p.name, p.id), '[]')
    from pets p where p.id = any(k.pets)),
  'ended', coalesce(visit.ended, false),
  'dateCreated', iso_instant(k.created_at), 'dateUpdated', iso_instant(k.updated_at))
from (values (true)) one
left join lateral (
  select held.status = 'CLOSED' as ended, ${personJson('cu', viewerIsVet)} as client
  from conversations held
  left join facility_clients fc on fc.facility_id = held.facility_id and fc.family_id = held.family_id
  left join users cu on cu.id = fc.user_id
  where held.id = k.conversation_id) visit on true)`;

/** One entry of a calendar; whether the reader may see it is settled before. */
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
