import type { readEvent as call } from '@zampa/contract/inbox/read-event';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Event } from '@zampa/contract/conversations/event';
import type { DiaryItem } from '@zampa/contract/conversations/conversation';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { visibleConversation } from '../../conversations/public.ts';
import { readConversationRows } from '../rows/read-conversation-rows.ts';
import { shapeConversations } from '../rows/shape-conversations.ts';
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
  const ids = typeof asked === 'string' ? [asked] : [...new Set(asked)];
  const rows = await readConversationRows(db, viewer, shownBy(viewer, ids));
  const { conversations, events, entries } = shapeConversations(viewer, rows);
  const byId = new Map<string, Found>(
    [...entries, ...conversations, ...events].map((one) => [one.id, one]),
  );
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  if (typeof asked !== 'string') return found;
  if (!found[0]) throw new Refusal('NOT_FOUND');
  return found[0];
}

const shownBy = (viewer: Viewer, ids: readonly string[]) => ({
  parts: sql`shown as (select c.*, 1 as place from conversations c
    where c.id = any(${uuids(ids)}) and ${visibleConversation(viewer)})`,
  events: sql`events e join conversations c on c.id = e.conversation_id
    where e.id = any(${uuids(ids)}) and ${visibleConversation(viewer)}`,
  entries: sql`k.id = any(${uuids(ids)}) and ${visibleAbsence(viewer)}`,
});

/** An absence or another entry `k` without a visit: of the whole calendar, or a consultant's own. */
function visibleAbsence(viewer: Viewer): SQL {
  const { assigned, desk, whole } = facilitiesByRole(viewer);
  return sql`(k.facility_id = any(${uuids([...whole, ...desk])})
    or (k.facility_id = any(${uuids(assigned)}) and k.member_id = ${viewer.userId}))`;
}
