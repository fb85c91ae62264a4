import { events } from '@zampa/db/schema/conversations';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { publishEvent, touchConversation } from '../../conversations/public.ts';
import { publishMeeting } from '../../video/public.ts';
import type { CalendarRow } from './booking-rows.ts';

/**
 * Tells both sides, after the commit, that a booking changed, and who is at its video meeting, which says when the visit
 * is; who was away finds it by the time of the change.
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
