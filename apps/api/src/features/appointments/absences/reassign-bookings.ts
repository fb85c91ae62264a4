import type { reassignBookings as call } from '@zampa/contract/appointments/reassign-bookings';
import { statusAfter } from '@zampa/domain/appointments/booking-status';
import type { MoveProblem } from '@zampa/domain/appointments/move-problems';
import { refusalToTakeOver } from '@zampa/domain/appointments/slots/take-over';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import type { Actor } from '../../../access/by.ts';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { moveBooking } from '../bookings/change-booking.ts';
import { readAvailability } from '../slots/availability.ts';
import { requireMember } from '../slots/bookable-member.ts';
import { queryAround } from '../slots/offered-at.ts';
import {
  forEachBookingToMove,
  hasToBeMoved,
  type BookingToMove,
} from './for-each-booking-to-move.ts';

/**
 * Gives bookings that overlap an absence to a colleague at the same time, and notifies their clients. Those that the
 * colleague cannot take are returned with the reason. Errors: VALIDATION for a person who cannot be booked, NOT_FOUND.
 */
export async function reassignBookings(context: PersonContext<typeof call>, deps: Deps) {
  const { tx, now, body } = context;
  const { facilityId, userId, bookings } = body;
  await requireMember(tx, facilityId, userId, { field: 'userId', forBooking: true });
  return forEachBookingToMove(context, facilityId, bookings, {
    isDone: async ({ booking }) =>
      booking.valid && booking.memberId === userId && !(await hasToBeMoved(tx, booking.id, now)),
    step: (booked) => giveTo(deps, context, booked, userId),
  });
}

async function giveTo(
  deps: Deps,
  { tx, viewer, now }: Actor,
  { conversation, booking }: BookingToMove,
  memberId: string,
): Promise<MoveProblem | null> {
  const { id: except, facilityId, services, pets, startsAt, endsAt } = booking;
  const minuteOf = (instant: Date) => Math.floor(instant.getTime() / MINUTE_MS);
  const period = { from: minuteOf(startsAt), to: Math.ceil(endsAt.getTime() / MINUTE_MS) };
  const criteria = { facilityId, services, pets, except, assigneeId: memberId };
  const query = queryAround(startsAt.toISOString(), criteria);
  const problem = refusalToTakeOver(await readAvailability(tx, query, now), period);
  if (problem) return problem;
  const status = statusAfter(booking.status, 'MOVE', 'facility');
  if (!status) return 'NOT_TO_MOVE';
  const time = { start: startsAt, end: endsAt, memberId, hold: null };
  await moveBooking(deps, { tx, viewer, now }, { conversation, booking }, { time, status });
  return null;
}
