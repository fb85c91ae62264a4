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
 * Finds an event, a conversation without its events, or a calendar entry. For several ids, returns the items that
 * the viewer may see, in the requested order. Uses one statement. Throws NOT_FOUND for a single unknown id.
 */
export async function findEvents(
  db: Queryable,
  viewer: Viewer,
  requested: string | readonly string[],
): Promise<Found | Found[]> {
  const ids = typeof requested === 'string' ? [requested] : [...new Set(requested)];
  const rows = await readConversationRows(db, viewer, selectByIds(viewer, ids));
  const { conversations, events, entries } = shapeConversations(viewer, rows);
  const byId = new Map<string, Found>(
    [...entries, ...conversations, ...events].map((one) => [one.id, one]),
  );
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  if (typeof requested !== 'string') return found;
  if (!found[0]) throw new Refusal('NOT_FOUND');
  return found[0];
}

const selectByIds = (viewer: Viewer, ids: readonly string[]) => ({
  parts: sql`shown as (select c.*, 1 as place from conversations c
    where c.id = any(${uuids(ids)}) and ${visibleConversation(viewer)})`,
  events: sql`events e join conversations c on c.id = e.conversation_id
    where e.id = any(${uuids(ids)}) and ${visibleConversation(viewer)}`,
  entries: sql`k.id = any(${uuids(ids)}) and ${visibleAbsenceSql(viewer)}`,
});

/**
 * SQL: whether the viewer sees calendar entry `k` that has no conversation, such as an absence. Consultants see only
 * their own.
 */
function visibleAbsenceSql(viewer: Viewer): SQL {
  const { assigned, desk, whole } = facilitiesByRole(viewer);
  return sql`(k.facility_id = any(${uuids([...whole, ...desk])})
    or (k.facility_id = any(${uuids(assigned)}) and k.member_id = ${viewer.userId}))`;
}
