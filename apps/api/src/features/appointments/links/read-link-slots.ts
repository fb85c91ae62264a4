import type { readLinkSlots as call } from '@zampa/contract/appointments/read-link-slots';
import type { Deps } from '../../../deps.ts';
import type { Context } from '../../../http/context.ts';
import { offeredSlots } from '../slots/offered-slots.ts';
import { openLink, readLinked } from './linked-booking.ts';

/** Returns where the booking of a link can be moved to: of what is offered only what its owner may still choose. */
export async function readLinkSlots({ query, network, now }: Context<typeof call>, deps: Deps) {
  const linked = await openLink(deps, query.token, network);
  const { booking } = await readLinked(linked, now);
  const { facilityId, services, pets } = booking.payload;
  const { from, to } = query;
  const wanted = { facilityId, services, pets, from, to, except: booking.id };
  return offeredSlots(linked.db, linked.viewer, wanted, now);
}
