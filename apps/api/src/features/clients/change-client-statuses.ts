import type { updateClientStatuses } from '@zampa/contract/clients/write-clients';
import { refusalToChange } from '@zampa/domain/clients/relationship';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ForPerson } from '../../platform/served.ts';
import { announceClient } from '../../records/announce-family.ts';
import { changeRelations, lockRelations } from '../../records/clients.ts';

/**
 * Takes the same step of the client relation with several clients of a facility: with all of them, or with none.
 * Refusals: NOT_FOUND for a record that the facility does not have, FORBIDDEN for a client's own step, STATUS_CONFLICT
 * where one of them has no such step.
 */
export async function changeClientStatuses(
  deps: Deps,
  { tx, body, now }: ForPerson<typeof updateClientStatuses>,
) {
  const { facilityId, clients, status } = body;
  const ids = [...new Set(clients)];
  const relations = await lockRelations(tx, facilityId, ids);
  if (relations.length < ids.length) throw new Refusal('NOT_FOUND');
  for (const relation of relations) {
    const refusal = refusalToChange(relation.status, status, 'facility');
    if (refusal) throw new Refusal(refusal);
  }
  await changeRelations(tx, relations, status, now);
  for (const { familyId } of relations) announceClient(deps, tx, facilityId, familyId);
  return { changed: relations.length };
}
