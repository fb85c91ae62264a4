import type { readAppointmentLink as call } from '@zampa/contract/appointments/read-appointment-link';
import type { Deps } from '../../../deps.ts';
import type { Context } from '../../../http/context.ts';
import { verifyBookingLink, readLinkedBooking } from './linked-booking.ts';

export async function readAppointmentLink(
  { query, network, now }: Context<typeof call>,
  deps: Deps,
) {
  return readLinkedBooking(await verifyBookingLink(deps, query.token, network), now);
}
