import { isHold } from '@zampa/domain/appointments/booking-status';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { deleteEvent } from '@zampa/contract/inbox/delete-event';
import type { updateEvent } from '@zampa/contract/inbox/update-event';
import { calendarEvents } from '@zampa/db/schema/calendar';
import { eq } from 'drizzle-orm';
import type { Viewer } from '@zampa/domain/people/relation';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { refuseStale } from '../../../http/if-match.ts';
import { readCalendarEvent } from './read-calendar-events.ts';
import { lockConversation } from '../../conversations/public.ts';
import type { Queryable } from '../../../db/database.ts';
import { invalidate, isExpired, lockEntry } from '../bookings/booking-rows.ts';
import { cancelAbsence, changeAbsence, refuseOtherFields } from '../absences/change-absence.ts';
import { cancelBooking, changeBooking } from '../bookings/change-booking.ts';

/** Changes an entry of a calendar; null when the id is of something else. Refusals: those of its kind, STALE. */
export async function changeCalendarEvent(
  deps: Deps,
  context: PersonContext<typeof updateEvent>,
): Promise<CalendarEvent | null> {
  const { viewer, tx, query, body, ifMatch, now } = context;
  const found = await lockKnown(tx, viewer, query.id, now);
  if (!found) return null;
  const { conversation, entry } = found;
  refuseOtherFields(body.payload, conversation !== null);
  refuseStale(ifMatch, entry.updatedAt);
  if (conversation)
    await changeBooking(deps, context, { conversation, booking: entry }, body.payload);
  else await changeAbsence(deps, context, entry, body.payload);
  return readCalendarEvent(tx, viewer, entry.id);
}

/** Calls an entry of a calendar off; false when the id is of something else. */
export async function removeCalendarEvent(
  deps: Deps,
  context: PersonContext<typeof deleteEvent>,
): Promise<boolean> {
  const { viewer, tx, query, now } = context;
  const found = await lockKnown(tx, viewer, query.id, now);
  if (!found) return false;
  const { conversation, entry } = found;
  if (conversation) await cancelBooking(deps, context, { conversation, booking: entry });
  else await cancelAbsence(deps, context, entry, query.series);
  return true;
}

/**
 * Locks an entry with its conversation: the conversation is always locked before its booking, so that two who change
 * one do not wait for each other.
 */
export async function lockKnown(tx: Queryable, viewer: Viewer, id: string, now: Date) {
  const [known] = await tx
    .select({ conversationId: calendarEvents.conversationId })
    .from(calendarEvents)
    .where(eq(calendarEvents.id, id));
  if (!known) return null;
  const conversation = known.conversationId
    ? await lockConversation(tx, viewer, known.conversationId)
    : null;
  const entry = await lockEntry(tx, id);
  if (!entry || isHold(entry)) return null;
  if (!isExpired(entry, now)) return { conversation, entry };
  await invalidate({ tx, now }, entry, null);
  return { conversation, entry: { ...entry, valid: false, status: 'CANCELED' as const } };
}
