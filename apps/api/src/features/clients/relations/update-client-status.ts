import type { updateClientStatus as call } from '@zampa/contract/clients/update-client-status';
import type { RelationshipSide, RelationshipStatus } from '@zampa/domain/clients/relationship';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffRoleOf } from '@zampa/domain/people/roles';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { refuseStale } from '../../../http/input/if-match.ts';
import { answerInvitationByAddress } from '../invited/answer-by-address.ts';
import { notifyInvited } from '../invited/notify-invited.ts';
import type { ClientRelation } from './relations.ts';
import { lockRelationOfPerson } from './lock-relation-of-person.ts';
import { changeRelationStatuses } from './change-relation-statuses.ts';
import { readClient } from '../lists/read-client.ts';

/**
 * Changes the status of a client relation, on behalf of the side that may do so. A pet owner can also answer an
 * invitation to their confirmed address, as by its link. Errors: FACILITY_UNKNOWN, NOT_FOUND, FORBIDDEN for the other
 * side's step, STALE, STATUS_CONFLICT if the current status does not allow the change.
 */
export async function updateClientStatus(context: PersonContext<typeof call>, deps: Deps) {
  const { viewer, tx, body, ifMatch, now } = context;
  const { userId, facilityId, familyId, status } = body;
  const side = viewer.isVet ? 'facility' : 'owner';
  if (viewer.isVet) requireStaff(viewer, facilityId);
  // Invitations by address are addressed to a person, so they are checked only when no family is named.
  const answered = viewer.isVet || familyId ? null : await answerInvitationByAddress(deps, context);
  if (answered) return answered;
  const relation = await lockRelationOfPerson(tx, facilityId, { id: userId, familyId });
  requireStatusRight(viewer, side, relation, status);
  refuseStale(ifMatch, relation.updatedAt);
  await changeRelationStatuses(deps, { tx, viewer, now }, [relation], { status, side });
  if (status === 'INVITED') await notifyInvited(deps, tx, facilityId, [relation]);
  return readClient(tx, relation.id, viewer);
}

function requireStaff(viewer: Viewer, facilityId: string): void {
  if (!viewer.facilities.some((workplace) => workplace.facilityId === facilityId))
    throw new Refusal('FACILITY_UNKNOWN');
}

/**
 * The policy only checks the caller's strongest relation to the person; this requires the right for this family and
 * facility.
 */
function requireStatusRight(
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
  const role = staffRoleOf(workplace?.roleId ?? -1);
  // The desk may invite; only clinical staff and admins may change other client statuses.
  const may = role === 'admin' || role === 'clinical' || (role === 'desk' && status === 'INVITED');
  if (!may) throw new Refusal('FORBIDDEN');
}
