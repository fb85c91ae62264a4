import { calendarEvents } from '@zampa/db/schema/calendar';
import { isAcceptanceFinal } from '@zampa/domain/appointments/proposals';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { lockEntry } from '../bookings/booking-rows.ts';
import { notifyTimeChosen } from './time-notifications.ts';

/**
 * Notifies the clinic of an accepted time that can no longer be taken back. Does nothing if it was taken back, if it
 * was accepted again later, which has its own job, or if the booking was changed since.
 */
export function notifyAcceptance(deps: Deps): JobHandler<'notifyAcceptance'> {
  return ({ bookingId, actorId }) =>
    inTransaction(deps.db, async (tx) => {
      const booking = await lockEntry(tx, bookingId);
      const acceptance = booking?.acceptance;
      if (!booking?.conversationId || !acceptance) return;
      if (!isAcceptanceFinal(booking, deps.clock.now())) return;
      await tx
        .update(calendarEvents)
        .set({ acceptance: null })
        .where(eq(calendarEvents.id, bookingId));
      const { conversationId } = booking;
      notifyTimeChosen(deps, tx, actorId, { conversationId, start: new Date(acceptance.start) });
    });
}
