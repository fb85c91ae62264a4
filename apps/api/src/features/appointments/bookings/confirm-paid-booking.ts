import { calendarEvents } from '@zampa/db/schema/calendar';
import { conversations } from '@zampa/db/schema/conversations';
import { statusAfter } from '@zampa/domain/appointments/booking-status';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { makePeriodPermanent } from '../calendar/occupied-periods.ts';
import { scheduleBookingEmails } from '../reminders/booking-emails.ts';
import { cancelEntry } from './booking-rows.ts';
import { publishBooking } from './publish-booking.ts';

/**
 * Confirms a booking held for its payment once it is paid. If the hold was canceled or its time was taken by another
 * booking, the payment is refunded.
 */
export function confirmPaidBooking(deps: Deps): JobHandler<'confirmPaidBooking'> {
  return async (paid) => {
    const { conversationId, bookingId } = paid;
    const now = deps.clock.now();
    await inTransaction(deps.db, async (tx) => {
      await tx
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.id, conversationId))
        .for('update');
      const [booking] = await tx
        .select()
        .from(calendarEvents)
        .where(
          and(
            eq(calendarEvents.conversationId, conversationId),
            eq(calendarEvents.valid, true),
            bookingId === undefined ? undefined : eq(calendarEvents.id, bookingId),
          ),
        )
        .for('update');
      const status = booking && statusAfter(booking.status, 'PAY', 'owner');
      if (!booking || !booking.startsAt) {
        deps.outbox.enqueue(tx, 'releaseUpfront', paid);
        return;
      }
      if (!status) return;
      if (!(await makePeriodPermanent(tx, booking.id))) {
        await cancelEntry({ tx, now }, booking, null);
        deps.outbox.enqueue(tx, 'releaseUpfront', { conversationId, bookingId: booking.id });
        await publishBooking(deps, tx, booking, now);
        return;
      }
      await tx
        .update(calendarEvents)
        .set({ status, heldUntil: null, updatedAt: now })
        .where(eq(calendarEvents.id, booking.id));
      const { id, startsAt } = booking;
      await scheduleBookingEmails(deps, { tx, now }, { id, status, start: startsAt }, 'CONFIRMED');
      await publishBooking(deps, tx, booking, now);
    });
  };
}
