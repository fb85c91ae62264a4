import {
  notificationOfChange,
  refusalToChangeRelation,
  type RelationshipSide,
  type RelationshipStatus,
} from '@zampa/domain/clients/relationship';
import type { Actor } from '../../../access/by.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { publishClients } from '../../../realtime/publish-family.ts';
import { removeLostParticipants } from '../../video/public.ts';
import { notifyClientJoined } from './notify-client-joined.ts';
import { saveRelationStatuses, type ClientRelation } from './relations.ts';
import { notifyClientLeft, notifyRelationChanged } from './client-notifications.ts';

/** A status change of the relation, and the side that makes it. */
type RelationChange = { readonly status: RelationshipStatus; readonly side: RelationshipSide };

/**
 * Applies one status change to several locked clients of a facility, all or none, notifies the other side, and ends
 * video calls if the relation ends. All calls that end a relation use this function. Errors: STATUS_CONFLICT if a
 * client's status does not allow the change, FORBIDDEN if only the other side may make it.
 */
export async function changeRelationStatuses(
  deps: Deps,
  { tx, viewer, now }: Actor,
  relations: readonly ClientRelation[],
  { status, side }: RelationChange,
): Promise<void> {
  for (const relation of relations) {
    const refusal = refusalToChangeRelation(relation.status, status, side);
    if (refusal) throw new Refusal(refusal);
  }
  const inviters = await saveRelationStatuses(tx, relations, status, now);
  for (const relation of relations) {
    const news = notificationOfChange(relation.status, status, side);
    const actorId = viewer.userId;
    if (news === 'CLIENT_LEFT') await notifyClientLeft(deps, { tx, now }, relation, actorId);
    else if (news === 'CLIENT_JOINED')
      await notifyClientJoined(deps, { tx, now }, relation, { actorId, inviters });
    else if (news) await notifyRelationChanged(deps, { tx, now }, relation, { news, actorId });
  }
  const [first] = relations;
  if (!first) return;
  const familyIds = relations.map(({ familyId }) => familyId);
  await removeLostParticipants(deps, { tx, now }, { facilityId: first.facilityId, familyIds });
  publishClients(deps, tx, first.facilityId, familyIds);
}
