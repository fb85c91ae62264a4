import { calendarEvents, type Acceptance, type BookingBefore } from '@zampa/db/schema/calendar';
import { ACCEPTANCE_UNDO_MS } from '@zampa/domain/appointments/proposals';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../../access/by.ts';
import type { Deps } from '../../../deps.ts';
import { lockBookingOf, type CalendarRow } from '../bookings/booking-rows.ts';
import type { ProposedTimeRow } from './proposed-times.ts';

type AcceptedTime = {
  readonly conversationId: string;
  readonly start: Date;
  /** The booking before the acceptance; null if there was none. */
  readonly before: CalendarRow | null;
  /** The times that were proposed before the acceptance. */
  readonly proposed: readonly ProposedTimeRow[];
};

/**
 * Stores the data needed to undo an acceptance, and schedules the clinic's notification for when it can no longer
 * be undone.
 */
export async function saveAcceptance(
  deps: Deps,
  { tx, viewer, now }: Actor,
  { conversationId, start, before, proposed }: AcceptedTime,
): Promise<void> {
  const booking = await lockBookingOf(tx, conversationId);
  if (!booking) return;
  const until = new Date(now.getTime() + ACCEPTANCE_UNDO_MS);
  const acceptance: Acceptance = {
    start: start.toISOString(),
    at: booking.updatedAt.toISOString(),
    until: until.toISOString(),
    before: before && toBookingBefore(before),
    times: proposed.map(({ memberId, startsAt, endsAt, expiresAt }) => ({
      memberId,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
  await tx.update(calendarEvents).set({ acceptance }).where(eq(calendarEvents.id, booking.id));
  const payload = { bookingId: booking.id, actorId: viewer.userId };
  deps.outbox.enqueue(tx, 'notifyAcceptance', payload, { dueAt: until });
}

const toBookingBefore = (booking: CalendarRow): BookingBefore => ({
  status: booking.status,
  memberId: booking.memberId,
  startsAt: booking.startsAt?.toISOString() ?? null,
  endsAt: booking.endsAt?.toISOString() ?? null,
  attendanceConfirmedAt: booking.attendanceConfirmedAt?.toISOString() ?? null,
  movedAt: booking.movedAt?.toISOString() ?? null,
  changedBy: booking.changedBy,
  updatedAt: booking.updatedAt.toISOString(),
});
