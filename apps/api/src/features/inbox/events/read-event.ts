import type { readEvent as call } from '@zampa/contract/inbox/read-event';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Event } from '@zampa/contract/conversations/event';
import type { DiaryItem } from '@zampa/contract/conversations/conversation';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { calendarEventJson } from '../../appointments/public.ts';
import { conversationJson } from '../requests/conversation-json.ts';
import { hiddenFrom, visibleConversation, eventJson } from '../../conversations/public.ts';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import { uuids } from '../../../db/arrays.ts';
import type { PersonContext } from '../../../http/context.ts';

export function readEvent({ viewer, tx, query }: PersonContext<typeof call>) {
  return findEvents(tx, viewer, query.id);
}

type Found = Event | DiaryItem | CalendarEvent;

/**
 * Finds one event of a conversation, or a conversation without its events; for several ids the list of those that the
 * viewer may see, in the order asked for, in one statement. Refusal: NOT_FOUND for a single one.
 */
export async function findEvents(
  db: Queryable,
  viewer: Viewer,
  asked: string | readonly string[],
): Promise<Found | Found[]> {
  const ids = typeof asked === 'string' ? [asked] : asked;
  const rows = await rowsOf<{ found: Found | null }>(
    db,
    eventsOrConversations(viewer, [...new Set(ids)]),
  );
  const found = rows.map((row) => row.found).filter((one) => one !== null);
  if (typeof asked !== 'string') return found;
  if (!found[0]) throw new Refusal('NOT_FOUND');
  return found[0];
}

const eventsOrConversations = (viewer: Viewer, ids: readonly string[]) => sql`
  select coalesce(
    (select ${eventJson({ event: 'e', user: 'eu', file: 'ef' }, viewer.isVet, hiddenFrom(viewer))}
      from events e
      join conversations c on c.id = e.conversation_id
      join users eu on eu.id = e.user_id
      left join files ef on ef.id = e.file_id
      where e.id = wanted.id and ${visibleConversation(viewer)}),
    (select ${conversationJson(viewer)}
      from conversations c left join facilities f on f.id = c.facility_id
      where c.id = wanted.id and ${visibleConversation(viewer)}),
    (select ${calendarEventJson(viewer.isVet)}
      from calendar_events k
      where k.id = wanted.id and k.conversation_id is null and ${visibleAbsence(viewer)})) as found
  from ${inOrder(ids)} as wanted(id, place)
  order by wanted.place`;

/** An absence or another entry `k` without a visit: of the whole calendar, or a consultant's own. */
function visibleAbsence(viewer: Viewer): SQL {
  const { assigned, desk, whole } = facilitiesByRole(viewer);
  return sql`(k.facility_id = any(${uuids([...whole, ...desk])})
    or (k.facility_id = any(${uuids(assigned)}) and k.member_id = ${viewer.userId}))`;
}

/** One id is named as one: of a list the database does not know beforehand how long it is, and plans anew each time. */
const inOrder = (ids: readonly string[]) =>
  ids.length === 1
    ? sql`(values (${ids[0]}::uuid, 1))`
    : sql`unnest(${uuids(ids)}) with ordinality`;
