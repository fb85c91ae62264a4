import { calendarEvents } from '@zampa/db/schema/calendar';
import { conversations } from '@zampa/db/schema/conversations';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { endUpfront } from '../../payments/public.ts';
import { publishBooking } from '../bookings/publish-booking.ts';
import { notifyHoldEnded } from '../proposals/time-notifications.ts';
import { cancelEntry, isExpired, lockEntry } from '../bookings/booking-rows.ts';

/**
 * Cancels a reservation that was not paid in time, or a requested time that passed unanswered, and notifies both
 * sides. Does nothing if it was paid, confirmed or canceled. Fails and is retried while a card payment is in
 * progress.
 */
export function cancelExpiredHold(deps: Deps): JobHandler<'cancelExpiredHold'> {
  return async ({ id, conversationId }) => {
    const now = deps.clock.now();
    const [held] = await deps.db
      .select({ status: calendarEvents.status, invalidatedBy: calendarEvents.invalidatedBy })
      .from(calendarEvents)
      .where(eq(calendarEvents.id, id));
    const isRequest = held?.status === 'TO_BE_CONFIRMED';
    const prepaymentKey = { conversationId, bookingId: id };
    if (!isRequest && (await endUpfront(deps, prepaymentKey, 'EXPIRED'))) {
      // A new booking of the visit may just have canceled this expired one as the system, without refunding it.
      if (held?.status === 'CANCELED' && held.invalidatedBy === null)
        await inTransaction(deps.db, async (tx) =>
          deps.outbox.enqueue(tx, 'releaseUpfront', prepaymentKey),
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
      await cancelEntry({ tx, now }, booking, null);
      // Refund the payment for a confirmed time that was then moved and not confirmed again.
      if (isUnanswered) deps.outbox.enqueue(tx, 'releaseUpfront', prepaymentKey);
      const news = isUnanswered ? 'TIME_EXPIRED' : 'PAYMENT_EXPIRED';
      await notifyHoldEnded(deps, { tx, now }, booking, news);
      await publishBooking(deps, tx, booking, now);
    });
  };
}
