import type { readRecallLinkSlots as call } from '@zampa/contract/health/recalls/read-recall-link-slots';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Context } from '../../../http/context.ts';
import { offeredSlots } from '../../appointments/public.ts';
import { readLinkedRecall, verifyRecallLink } from './linked-recall.ts';

/** Returns the available times for the pets of a link. Throws NOT_FOUND for a service that the link does not offer. */
export async function readRecallLinkSlots(context: Context<typeof call>, deps: Deps) {
  const { token, serviceId, from, to } = context.query;
  const linked = await verifyRecallLink(deps, token, context);
  const { items, services } = await readLinkedRecall(deps, linked);
  if (!services.some(({ id }) => id === serviceId)) throw new Refusal('NOT_FOUND');
  const pets = [...new Set(items.map(({ pet }) => pet.id))];
  const { facilityId } = linked;
  return offeredSlots(
    linked.db,
    linked.viewer,
    { facilityId, services: [serviceId], pets, from, to },
    context.now,
  );
}
