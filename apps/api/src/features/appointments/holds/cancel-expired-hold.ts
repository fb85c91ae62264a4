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
 * Cancels a reservation that was not paid in time and tells both sides; one that was paid or called off is left alone. While a card payment is
 * in progress it is tried again later.
 */
export function cancelExpiredHold(deps: Deps): JobHandler<'cancelExpiredHold'> {
  return async ({ id, conversationId }) => {
    if (await endUpfront(deps, { conversationId, bookingId: id }, 'EXPIRED')) return;
    const now = deps.clock.now();
    await inTransaction(deps.db, async (tx) => {
      await tx
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.id, conversationId))
        .for('update');
      const booking = await lockEntry(tx, id);
      if (!booking || !isExpired(booking, now)) return;
      await invalidate({ tx, now }, booking, null);
      await notifyHoldEnded(deps, { tx, now }, booking);
      await publishBooking(deps, tx, booking, now);
    });
  };
}
