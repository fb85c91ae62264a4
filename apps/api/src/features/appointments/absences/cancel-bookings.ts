import { Refusal } from '../../../errors/refusal.ts';
import type { Deps } from '../../../deps.ts';
import { lockKnown } from '../calendar/change-calendar-event.ts';
import type { By } from '../../../access/by.ts';
import { cancelBooking } from '../bookings/change-booking.ts';

/**
 * Calls bookings of a facility off, each as by itself; two who do so with the same ones lock them in the same order.
 * Refusals: NOT_FOUND for what is no booking of the facility, CONVERSATION_CLOSED.
 */
export async function cancelBookings(
  deps: Deps,
  by: By,
  facilityId: string,
  ids: readonly string[],
): Promise<void> {
  const { tx, viewer, now } = by;
  for (const id of [...new Set(ids)].toSorted()) {
    const found = await lockKnown(tx, viewer, id, now);
    if (!found?.conversation || found.conversation.facilityId !== facilityId)
      throw new Refusal('NOT_FOUND');
    const { conversation, entry } = found;
    await cancelBooking(deps, by, { conversation, booking: entry });
  }
}
