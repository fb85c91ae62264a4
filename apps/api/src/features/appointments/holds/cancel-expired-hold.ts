import { calendarEvents } from '@zampa/db/schema/calendar';
import { conversations } from '@zampa/db/schema/conversations';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { endUpfront } from '../../payments/public.ts';
import { publishBooking } from '../bookings/publish-booking.ts';
import { notifyHoldEnded } from '../proposals/time-news.ts';
import { invalidate, isExpired, lockEntry } from '../bookings/booking-rows.ts';

/**
 * Cancels a reservation that was not paid in time, or a time that passed before the clinic agreed to it, and tells both
 * sides; one that was paid, agreed to or called off is left alone. While a card payment is in progress it is tried again
 * later.
 */
export function cancelExpiredHold(deps: Deps): JobHandler<'cancelExpiredHold'> {
  return async ({ id, conversationId }) => {
    const now = deps.clock.now();
    const [held] = await deps.db
      .select({ status: calendarEvents.status, invalidatedBy: calendarEvents.invalidatedBy })
      .from(calendarEvents)
      .where(eq(calendarEvents.id, id));
    const isRequest = held?.status === 'TO_BE_CONFIRMED';
    const which = { conversationId, bookingId: id };
    if (!isRequest && (await endUpfront(deps, which, 'EXPIRED'))) {
      // Whoever booked anew a moment before had it called off in the clock's name, and gave nothing back.
      if (held?.status === 'CANCELED' && held.invalidatedBy === null)
        await inTransaction(deps.db, async (tx) =>
          deps.outbox.enqueue(tx, 'releaseUpfront', which),
        );
      return;
    }
    await inTransaction(deps.db, async (tx) => {
      await tx
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.id, conversationId))
        .for('update');
      const booking = await lockEntry(tx, id);
      if (!booking || !isExpired(booking, now)) return;
      const isUnanswered = booking.status === 'TO_BE_CONFIRMED';
      await invalidate({ tx, now }, booking, null);
      // What was paid for a time that was moved before anybody agreed to it.
      if (isUnanswered) deps.outbox.enqueue(tx, 'releaseUpfront', which);
      const news = isUnanswered ? 'TIME_EXPIRED' : 'PAYMENT_EXPIRED';
      await notifyHoldEnded(deps, { tx, now }, booking, news);
      await publishBooking(deps, tx, booking, now);
    });
  };
}
