import { calendarEvents } from '@zampa/db/schema/calendar';
import { conversations } from '@zampa/db/schema/conversations';
import { statusAfter } from '@zampa/domain/appointments/booking-status';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { keepOccupied } from '../calendar/occupied-periods.ts';
import { scheduleEmails } from '../reminders/booking-emails.ts';
import { invalidate } from './booking-rows.ts';
import { publishBooking } from './publish-booking.ts';

/**
 * Confirms the time of a visit that was held for its payment, now that it is paid. A time that is not held any more was
 * called off, or went to somebody else: what was paid for it goes back.
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
      if (!(await keepOccupied(tx, booking.id))) {
        await invalidate({ tx, now }, booking, null);
        deps.outbox.enqueue(tx, 'releaseUpfront', { conversationId, bookingId: booking.id });
        await publishBooking(deps, tx, booking, now);
        return;
      }
      await tx
        .update(calendarEvents)
        .set({ status, heldUntil: null, updatedAt: now })
        .where(eq(calendarEvents.id, booking.id));
      const { id, startsAt } = booking;
      await scheduleEmails(deps, { tx, now }, { id, status, start: startsAt }, 'CONFIRMED');
      await publishBooking(deps, tx, booking, now);
    });
  };
}
