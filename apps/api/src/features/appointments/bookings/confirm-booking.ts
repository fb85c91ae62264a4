import { calendarEvents } from '@zampa/db/schema/calendar';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { AppointmentAction } from '../calendar/appointment-action.ts';
import { scheduleBookingEmails } from '../reminders/booking-emails.ts';
import { notifyFamily } from '../proposals/time-notifications.ts';
import { publishBooking } from './publish-booking.ts';
import { lockValidBooking, type CalendarRow } from './booking-rows.ts';
import type { Actor } from '../../../access/by.ts';

/** Confirms the time that a pet owner requested. Throws STATUS_CONFLICT if no time is waiting for confirmation. */
export const confirmBooking: AppointmentAction = async (
  deps,
  { viewer, tx, now },
  conversation,
) => {
  const booking = await lockValidBooking(tx, conversation.id, now);
  if (!booking) throw new Refusal('STATUS_CONFLICT');
  await confirmTime(deps, { tx, viewer, now }, booking);
  return undefined;
};

/** Confirms a requested time: TO_BE_CONFIRMED becomes NEW. Throws STATUS_CONFLICT for any other status. */
export async function confirmTime(
  deps: Deps,
  { tx, viewer: { userId }, now }: Actor,
  booking: CalendarRow,
): Promise<void> {
  if (booking.status !== 'TO_BE_CONFIRMED') throw new Refusal('STATUS_CONFLICT');
  await tx
    .update(calendarEvents)
    .set({ status: 'NEW', changedBy: userId, updatedAt: now })
    .where(eq(calendarEvents.id, booking.id));
  const { id, conversationId, startsAt } = booking;
  const notification = { kind: 'TIME_CONFIRMED', conversationId, start: startsAt } as const;
  notifyFamily(deps, { tx, now }, userId, notification);
  if (startsAt)
    await scheduleBookingEmails(
      deps,
      { tx, now },
      { id, status: 'NEW', start: startsAt },
      'CONFIRMED',
    );
  await publishBooking(deps, tx, booking, now);
}
