import type { updateClientStatuses as call } from '@zampa/contract/clients/update-client-statuses';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { lockRelations } from './relations.ts';
import { takeRelationStep } from './take-relation-step.ts';

/**
 * Takes the same step of the client relation with several clients of a facility: with all of them, or with none.
 * Refusals: NOT_FOUND for a record that the facility does not have, FORBIDDEN for a client's own step, STATUS_CONFLICT
 * where one of them has no such step.
 */
export async function updateClientStatuses(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const { facilityId, clients, status } = body;
  const ids = [...new Set(clients)];
  const relations = await lockRelations(tx, facilityId, ids);
  if (relations.length < ids.length) throw new Refusal('NOT_FOUND');
  await takeRelationStep(deps, { tx, viewer, now }, relations, { status, side: 'facility' });
  return { changed: relations.length };
}
