import { events } from '@zampa/db/schema/conversations';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { publishEvent, touchConversation } from '../../conversations/public.ts';
import { publishMeeting } from '../../video/public.ts';
import type { CalendarRow } from './booking-rows.ts';

/**
 * Publishes a changed booking after the commit to both sides and to the participants of its video meeting, which
 * shows the time of the visit. Updates the timestamps by which devices that were offline catch up.
 */
export async function publishBooking(
  deps: Deps,
  tx: Queryable,
  { id, conversationId, facilityId }: CalendarRow,
  now: Date,
): Promise<void> {
  publishCalendar(deps, tx, facilityId);
  if (!conversationId) return;
  await tx.update(events).set({ updatedAt: now }).where(eq(events.id, id));
  await touchConversation(tx, conversationId, now);
  publishEvent(deps, tx, { action: 'updated', conversationId, eventId: id });
  publishMeeting(deps, tx, conversationId);
}
