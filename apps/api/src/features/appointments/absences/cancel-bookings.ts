import { Refusal } from '../../../errors/refusal.ts';
import type { Deps } from '../../../deps.ts';
import { lockEntryWithConversation } from '../calendar/change-calendar-event.ts';
import type { Actor } from '../../../access/by.ts';
import { cancelBooking } from '../bookings/change-booking.ts';

/**
 * Cancels several bookings of a facility. Locks them in order of their ids, to avoid deadlocks with a parallel call.
 * Errors: NOT_FOUND for an id that is not a booking of the facility, CONVERSATION_CLOSED.
 */
export async function cancelBookings(
  deps: Deps,
  actor: Actor,
  facilityId: string,
  ids: readonly string[],
): Promise<void> {
  const { tx, viewer, now } = actor;
  for (const id of [...new Set(ids)].toSorted()) {
    const found = await lockEntryWithConversation(tx, viewer, id, now);
    if (!found?.conversation || found.conversation.facilityId !== facilityId)
      throw new Refusal('NOT_FOUND');
    const { conversation, entry } = found;
    await cancelBooking(deps, actor, { conversation, booking: entry });
  }
}
