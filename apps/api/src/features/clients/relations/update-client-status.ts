import type { updateClientStatus as call } from '@zampa/contract/clients/update-client-status';
import type { RelationshipSide, RelationshipStatus } from '@zampa/domain/clients/relationship';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding } from '@zampa/domain/people/roles';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { refuseStale } from '../../../http/if-match.ts';
import { answerByAddress } from '../invited/answer-by-address.ts';
import { notifyInvited } from '../invited/notify-invited.ts';
import type { ClientRelation } from './relations.ts';
import { lockRelationOf } from './find-relation.ts';
import { takeRelationStep } from './take-relation-step.ts';
import { readClient } from '../lists/read-client.ts';

/**
 * Takes one step of the machine of the client relation, made by the side whose step it is; a pet owner also answers what
 * a facility asked of their confirmed address, as by the link of its letter. Refusals: FACILITY_UNKNOWN, NOT_FOUND,
 * FORBIDDEN for the other side's step, STALE, STATUS_CONFLICT where there is no such step.
 */
export async function updateClientStatus(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, body, ifMatch, now } = context;
  const { userId, facilityId, familyId, status } = body;
  const side = viewer.isVet ? 'facility' : 'owner';
  if (viewer.isVet) requireStaff(viewer, facilityId);
  // Of a family that is named, nothing is asked by the address of one person.
  const answered = viewer.isVet || familyId ? null : await answerByAddress(deps, context);
  if (answered) return answered;
  const relation = await lockRelationOf(tx, facilityId, { id: userId, familyId });
  requireRight(viewer, side, relation, status);
  refuseStale(ifMatch, relation.updatedAt);
  await takeRelationStep(deps, { tx, viewer, now }, [relation], { status, side });
  if (status === 'INVITED') await notifyInvited(deps, tx, facilityId, [relation]);
  return readClient(tx, relation.id, viewer);
}

function requireStaff(viewer: Viewer, facilityId: string): void {
  if (!viewer.facilities.some((workplace) => workplace.facilityId === facilityId))
    throw new Refusal('FACILITY_UNKNOWN');
}

/** The table knows the strongest relation to the person; what counts is the one to this family and facility. */
function requireRight(
  { families, facilities }: Viewer,
  side: RelationshipSide,
  { facilityId, familyId }: ClientRelation,
  status: RelationshipStatus,
): void {
  if (side === 'owner') {
    const admin = families.some((family) => family.familyId === familyId && family.admin);
    if (!admin) throw new Refusal('FORBIDDEN');
    return;
  }
  const workplace = facilities.find((facility) => facility.facilityId === facilityId);
  const standing = staffStanding(workplace?.roleId ?? -1);
  // The desk invites; whether somebody stays a client is for the clinic's vets.
  const may =
    standing === 'admin' ||
    standing === 'clinical' ||
    (standing === 'desk' && status === 'INVITED');
  if (!may) throw new Refusal('FORBIDDEN');
}
