import { events } from '@zampa/db/schema/conversations';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { announceCalendar } from '../../../records/announce-calendar.ts';
import { announceEvent } from '../../../records/announce.ts';
import { touchConversation } from '../../../records/conversations.ts';
import type { CalendarRow } from './booking-rows.ts';

/** After the commit, tells both sides that a booking changed; who was away finds it by the time of the change. */
export async function announceBooking(
  deps: Deps,
  tx: Queryable,
  { id, conversationId, facilityId }: CalendarRow,
  now: Date,
): Promise<void> {
  announceCalendar(deps, tx, facilityId);
  if (!conversationId) return;
  await tx.update(events).set({ updatedAt: now }).where(eq(events.id, id));
  await touchConversation(tx, conversationId, now);
  announceEvent(deps, tx, { action: 'updated', conversationId, eventId: id });
}
