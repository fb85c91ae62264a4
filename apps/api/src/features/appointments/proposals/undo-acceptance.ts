import {
  calendarEvents,
  proposedTimes,
  type Acceptance,
  type BookingBefore,
} from '@zampa/db/schema/calendar';
import { canUndoAcceptance } from '@zampa/domain/appointments/proposals';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { withdrawOwnerUpdate, type LockedConversation } from '../../conversations/public.ts';
import { releaseFromBooking } from '../../payments/public.ts';
import { cancelEntry, lockValidBooking, type CalendarRow } from '../bookings/booking-rows.ts';
import { publishBooking } from '../bookings/publish-booking.ts';
import type { AppointmentAction } from '../calendar/appointment-action.ts';
import { freePeriod, moveOccupiedPeriod } from '../calendar/occupied-periods.ts';

/**
 * A pet owner takes back the acceptance of a proposed time: the booking is again as it was before, and the proposal is
 * open again. The clinic has not been notified yet and is not notified any more. Errors: STATUS_CONFLICT some seconds
 * after the acceptance or if the booking was changed since, PERIOD_OCCUPIED if its former time has been taken.
 */
export const undoAcceptance: AppointmentAction = async (deps, { tx, now }, conversation) => {
  const booking = await lockValidBooking(tx, conversation.id, now);
  const acceptance = booking?.acceptance;
  if (!booking || !acceptance || !canUndoAcceptance(booking, now))
    throw new Refusal('STATUS_CONFLICT');
  if (acceptance.before) await restoreBooking({ tx, now }, booking, acceptance.before);
  else await removeBooking({ tx, now }, booking, conversation);
  await restoreProposedTimes(tx, conversation, acceptance);
  await withdrawOwnerUpdate(tx, conversation.id, 'PROPOSAL_ANSWERED');
  await publishBooking(deps, tx, booking, now);
  return { start: acceptance.start };
};

/** Gives the booking back its former time and status, or none. */
async function restoreBooking(
  { tx, now }: UnitOfWork,
  booking: CalendarRow,
  { startsAt, endsAt, ...before }: BookingBefore,
): Promise<void> {
  const { id, facilityId, memberId } = booking;
  const [start, end] = [toDate(startsAt), toDate(endsAt)];
  if (start && end) {
    const former = { id, facilityId, memberId: before.memberId, start, end, expiresAt: null };
    await moveOccupiedPeriod(tx, former, memberId, now);
  } else await freePeriod(tx, id);
  await tx
    .update(calendarEvents)
    .set({
      status: before.status,
      memberId: before.memberId,
      startsAt: start,
      endsAt: end,
      attendanceConfirmedAt: toDate(before.attendanceConfirmedAt),
      movedAt: toDate(before.movedAt),
      changedBy: before.changedBy,
      updatedAt: new Date(before.updatedAt),
      acceptance: null,
    })
    .where(eq(calendarEvents.id, id));
}

/** Cancels a booking that the acceptance created. Without an author, as the proposal stays open then. */
async function removeBooking(
  { tx, now }: UnitOfWork,
  booking: CalendarRow,
  { id }: LockedConversation,
): Promise<void> {
  await cancelEntry({ tx, now }, booking, null);
  await tx
    .update(calendarEvents)
    .set({ acceptance: null })
    .where(eq(calendarEvents.id, booking.id));
  await releaseFromBooking(tx, id, booking.id);
}

const restoreProposedTimes = (
  tx: Queryable,
  { id, facilityId }: LockedConversation,
  { times }: Acceptance,
) =>
  tx.insert(proposedTimes).values(
    times.map(({ memberId, startsAt, endsAt, expiresAt }) => ({
      conversationId: id,
      facilityId,
      memberId,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      expiresAt: new Date(expiresAt),
    })),
  );

const toDate = (instant: string | null): Date | null =>
  instant === null ? null : new Date(instant);
