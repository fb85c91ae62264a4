import type { CalendarEvent } from '@zampa/contract/calendar/objects';
import type { withdrawEvent } from '@zampa/contract/chat/read-events';
import type { updateEvent } from '@zampa/contract/requests/write-requests';
import type { Deps } from '../../platform/deps.ts';
import type { ForPerson } from '../../platform/served.ts';
import { refuseStale } from '../../platform/version.ts';
import { readCalendarEvent } from '../../records/calendar-json.ts';
import { lockConversation } from '../../records/conversations.ts';
import { calendarEvents } from '@zampa/db/schema/calendar';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { invalidate, isExpired, lockEntry } from './booking-rows.ts';
import type { Viewer } from '@zampa/domain/people/relation';
import { cancelAbsence, changeAbsence, refuseOtherFields } from './change-absence.ts';
import { isHold } from './held-time.ts';
import { cancelBooking, changeBooking } from './change-booking.ts';

/** Changes an entry of a calendar; null when the id is of something else. Refusals: those of its kind, STALE. */
export async function changeCalendarEvent(
  deps: Deps,
  served: ForPerson<typeof updateEvent>,
): Promise<CalendarEvent | null> {
  const { viewer, tx, query, body, ifMatch, now } = served;
  const found = await lockKnown(tx, viewer, query.id, now);
  if (!found) return null;
  const { conversation, entry } = found;
  refuseOtherFields(body.payload, conversation !== null);
  refuseStale(ifMatch, entry.updatedAt);
  if (conversation) await changeBooking(deps, served, conversation, entry, body.payload);
  else await changeAbsence(deps, served, entry, body.payload);
  return readCalendarEvent(tx, viewer.isVet, entry.id);
}

/** Calls an entry of a calendar off; false when the id is of something else. */
export async function removeCalendarEvent(
  deps: Deps,
  served: ForPerson<typeof withdrawEvent>,
): Promise<boolean> {
  const { viewer, tx, query, now } = served;
  const found = await lockKnown(tx, viewer, query.id, now);
  if (!found) return false;
  const { conversation, entry } = found;
  if (conversation) await cancelBooking(deps, served, conversation, entry);
  else await cancelAbsence(deps, served, entry, query.series);
  return true;
}

/** The conversation is always locked before its booking, so that two who change one do not wait for each other. */
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
  await invalidate(tx, entry, null, now);
  return { conversation, entry: { ...entry, valid: false, status: 'CANCELED' as const } };
}
