import { calendarEvents } from '@zampa/db/schema/calendar';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Act } from '../calendar/act.ts';
import { scheduleEmails } from '../reminders/booking-emails.ts';
import { notifyFamily } from '../proposals/time-news.ts';
import { publishBooking } from './publish-booking.ts';
import { lockValidBooking, type CalendarRow } from './booking-rows.ts';
import type { By } from '../../../access/by.ts';

/** The clinic agrees to the time a pet owner has asked for. Refusal: STATUS_CONFLICT where none waits for that. */
export const confirmBooking: Act = async (deps, { viewer, tx, now }, conversation) => {
  const booking = await lockValidBooking(tx, conversation.id, now);
  if (!booking) throw new Refusal('STATUS_CONFLICT');
  await confirmTime(deps, { tx, viewer, now }, booking);
  return undefined;
};

/** Confirms a time: TO_BE_CONFIRMED becomes NEW. Refusal: STATUS_CONFLICT. */
export async function confirmTime(
  deps: Deps,
  { tx, viewer: { userId }, now }: By,
  booking: CalendarRow,
): Promise<void> {
  if (booking.status !== 'TO_BE_CONFIRMED') throw new Refusal('STATUS_CONFLICT');
  await tx
    .update(calendarEvents)
    .set({ status: 'NEW', changedBy: userId, updatedAt: now })
    .where(eq(calendarEvents.id, booking.id));
  const { id, conversationId, startsAt } = booking;
  const told = { kind: 'TIME_CONFIRMED', conversationId, start: startsAt } as const;
  notifyFamily(deps, { tx, now }, userId, told);
  if (startsAt)
    await scheduleEmails(deps, { tx, now }, { id, status: 'NEW', start: startsAt }, 'CONFIRMED');
  await publishBooking(deps, tx, booking, now);
}
