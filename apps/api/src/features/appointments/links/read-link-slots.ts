import type { readLinkSlots as call } from '@zampa/contract/appointments/read-link-slots';
import type { Deps } from '../../../deps.ts';
import type { Context } from '../../../http/context.ts';
import { offeredSlots } from '../slots/offered-slots.ts';
import { verifyBookingLink, readLinkedBooking } from './linked-booking.ts';

/**
 * Returns the available times to which the booking of a link can be moved, limited to times that its owner may
 * still choose.
 */
export async function readLinkSlots({ query, network, now }: Context<typeof call>, deps: Deps) {
  const linked = await verifyBookingLink(deps, query.token, network);
  const { booking } = await readLinkedBooking(linked, now);
  const { facilityId, services, pets } = booking.payload;
  const { from, to } = query;
  const slotQuery = { facilityId, services, pets, from, to, except: booking.id };
  return offeredSlots(linked.db, linked.viewer, slotQuery, now);
}
