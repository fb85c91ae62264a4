import { isHold } from '@zampa/domain/appointments/booking-status';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { deleteEvent } from '@zampa/contract/requests/delete-event';
import type { updateEvent } from '@zampa/contract/requests/update-event';
import { calendarEvents } from '@zampa/db/schema/calendar';
import { eq } from 'drizzle-orm';
import type { Viewer } from '@zampa/domain/people/relation';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { refuseStale } from '../../../http/input/if-match.ts';
import { readCalendarEvent } from './read-calendar-events.ts';
import { lockConversation } from '../../conversations/public.ts';
import type { Queryable } from '../../../db/database.ts';
import { cancelEntry, isExpired, lockEntry } from '../bookings/booking-rows.ts';
import { cancelAbsence, changeAbsence, requireKnownFields } from '../absences/change-absence.ts';
import { cancelBooking, changeBooking } from '../bookings/change-booking.ts';

/**
 * Updates a calendar entry; null if the id is not of a calendar entry. Errors: STALE, and the errors of changing
 * an entry of this kind.
 */
export async function changeCalendarEvent(
  deps: Deps,
  context: PersonContext<typeof updateEvent>,
): Promise<CalendarEvent | null> {
  const { viewer, tx, query, body, ifMatch, now } = context;
  const found = await lockEntryWithConversation(tx, viewer, query.id, now);
  if (!found) return null;
  const { conversation, entry } = found;
  requireKnownFields(body.payload, conversation !== null);
  refuseStale(ifMatch, entry.updatedAt);
  if (conversation)
    await changeBooking(deps, context, { conversation, booking: entry }, body.payload);
  else await changeAbsence(deps, context, entry, body.payload);
  return readCalendarEvent(tx, viewer, entry.id);
}

/** Cancels a calendar entry; false if the id is not of a calendar entry. */
export async function cancelCalendarEvent(
  deps: Deps,
  context: PersonContext<typeof deleteEvent>,
): Promise<boolean> {
  const { viewer, tx, query, now } = context;
  const found = await lockEntryWithConversation(tx, viewer, query.id, now);
  if (!found) return false;
  const { conversation, entry } = found;
  if (conversation) await cancelBooking(deps, context, { conversation, booking: entry });
  else await cancelAbsence(deps, context, entry, query.series);
  return true;
}

/**
 * Locks a calendar entry and its conversation. The conversation is always locked first, to avoid deadlocks. An
 * expired entry is canceled.
 */
export async function lockEntryWithConversation(
  tx: Queryable,
  viewer: Viewer,
  id: string,
  now: Date,
) {
  const [existing] = await tx
    .select({ conversationId: calendarEvents.conversationId })
    .from(calendarEvents)
    .where(eq(calendarEvents.id, id));
  if (!existing) return null;
  const conversation = existing.conversationId
    ? await lockConversation(tx, viewer, existing.conversationId)
    : null;
  const entry = await lockEntry(tx, id);
  if (!entry || isHold(entry)) return null;
  if (!isExpired(entry, now)) return { conversation, entry };
  await cancelEntry({ tx, now }, entry, null);
  return { conversation, entry: { ...entry, valid: false, status: 'CANCELED' as const } };
}
