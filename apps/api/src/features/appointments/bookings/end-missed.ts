import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { Refusal } from '../../../errors/refusal.ts';
import { emptyMeeting } from '../../video/public.ts';
import type { Act } from '../calendar/act.ts';
import { publishBooking } from './publish-booking.ts';
import { invalidate, lockValidBooking } from './booking-rows.ts';

/**
 * Nobody came: the booking ends, and what was paid upfront goes back but for its deposit. Refusal: STATUS_CONFLICT unless it
 * was confirmed and has begun.
 */
export const endMissed: Act = async (deps, { viewer, tx, now }, conversation) => {
  const booking = await lockValidBooking(tx, conversation.id, now);
  const begun = booking?.startsAt && booking.startsAt <= now;
  if (!begun || !isConfirmed(booking.status)) throw new Refusal('STATUS_CONFLICT');
  await invalidate({ tx, now }, booking, viewer.userId, true);
  await emptyMeeting(deps, { tx, now }, conversation.id);
  deps.outbox.enqueue(tx, 'releaseUpfront', {
    conversationId: conversation.id,
    bookingId: booking.id,
    missed: true,
  });
  await publishBooking(deps, tx, booking, now);
  return undefined;
};
