import {
  newsOfChange,
  refusalToChange,
  type RelationshipSide,
  type RelationshipStatus,
} from '@zampa/domain/clients/relationship';
import type { By } from '../../../access/by.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { publishClients } from '../../../realtime/publish-family.ts';
import { sendAway } from '../../video/public.ts';
import { notifyClientJoined } from './notify-client-joined.ts';
import { changeRelations, type ClientRelation } from './relations.ts';
import { writeClientLeft, writeClientNews } from './client-news.ts';

/** A step of the relation, and whose it is. */
type RelationStep = { readonly status: RelationshipStatus; readonly side: RelationshipSide };

/**
 * Takes the same step of the relation with locked clients of one facility, with all of them or with none, and tells the
 * other side of each what it has to know; a video call of two whose relation ends is over. Whatever call a relation ends by,
 * it ends here. Refusals: STATUS_CONFLICT where one of them has no such step, FORBIDDEN where it is the other side's.
 */
export async function takeRelationStep(
  deps: Deps,
  { tx, viewer, now }: By,
  relations: readonly ClientRelation[],
  { status, side }: RelationStep,
): Promise<void> {
  for (const relation of relations) {
    const refusal = refusalToChange(relation.status, status, side);
    if (refusal) throw new Refusal(refusal);
  }
  const inviters = await changeRelations(tx, relations, status, now);
  for (const relation of relations) {
    const news = newsOfChange(relation.status, status, side);
    const by = viewer.userId;
    if (news === 'CLIENT_LEFT') await writeClientLeft(deps, { tx, now }, relation, by);
    else if (news === 'CLIENT_JOINED')
      await notifyClientJoined(deps, { tx, now }, relation, { by, inviters });
    else if (news) await writeClientNews(deps, { tx, now }, relation, { news, by });
  }
  const [first] = relations;
  if (!first) return;
  const familyIds = relations.map(({ familyId }) => familyId);
  await sendAway(deps, { tx, now }, { facilityId: first.facilityId, familyIds });
  publishClients(deps, tx, first.facilityId, familyIds);
}
