import type { updateClientStatuses as call } from '@zampa/contract/clients/update-client-statuses';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { lockRelations } from './relations.ts';
import { changeRelationStatuses } from './change-relation-statuses.ts';

/**
 * Applies the same status change to several clients of a facility, all or none. Errors: NOT_FOUND for a record of
 * another facility, FORBIDDEN for a step that only the client may make, STATUS_CONFLICT if a client's status does not
 * allow the change.
 */
export async function updateClientStatuses(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const { facilityId, clients, status } = body;
  const ids = [...new Set(clients)];
  const relations = await lockRelations(tx, facilityId, ids);
  if (relations.length < ids.length) throw new Refusal('NOT_FOUND');
  await changeRelationStatuses(deps, { tx, viewer, now }, relations, { status, side: 'facility' });
  return { changed: relations.length };
}
