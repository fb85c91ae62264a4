import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { Refusal } from '../../../errors/refusal.ts';
import { removeAllParticipants } from '../../video/public.ts';
import type { AppointmentAction } from '../calendar/appointment-action.ts';
import { publishBooking } from './publish-booking.ts';
import { cancelEntry, lockValidBooking } from './booking-rows.ts';

/**
 * Marks an appointment as a no-show and refunds its prepayment except for the deposit. Throws STATUS_CONFLICT unless
 * it was confirmed and has begun.
 */
export const recordNoShow: AppointmentAction = async (deps, { viewer, tx, now }, conversation) => {
  const booking = await lockValidBooking(tx, conversation.id, now);
  const hasBegun = booking?.startsAt && booking.startsAt <= now;
  if (!hasBegun || !isConfirmed(booking.status)) throw new Refusal('STATUS_CONFLICT');
  await cancelEntry({ tx, now }, booking, viewer.userId, true);
  await removeAllParticipants(deps, { tx, now }, conversation.id);
  deps.outbox.enqueue(tx, 'releaseUpfront', {
    conversationId: conversation.id,
    bookingId: booking.id,
    missed: true,
  });
  await publishBooking(deps, tx, booking, now);
  return undefined;
};
