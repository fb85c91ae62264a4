import type { updateClientStatuses as call } from '@zampa/contract/clients/update-client-statuses';
import { newsOfChange, refusalToChange } from '@zampa/domain/clients/relationship';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { publishClients } from '../../../realtime/publish-family.ts';
import { changeRelations, lockRelations } from './relations.ts';
import { writeClientNews } from './team-news.ts';

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
  for (const relation of relations) {
    const refusal = refusalToChange(relation.status, status, 'facility');
    if (refusal) throw new Refusal(refusal);
  }
  await changeRelations(tx, relations, status, now);
  for (const relation of relations) {
    const news = newsOfChange(relation.status, status);
    if (news) await writeClientNews(deps, { tx, now }, relation, { news, by: viewer.userId });
  }
  publishClients(
    deps,
    tx,
    facilityId,
    relations.map(({ familyId }) => familyId),
  );
  return { changed: relations.length };
}
