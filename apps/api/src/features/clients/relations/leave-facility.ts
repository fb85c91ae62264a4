import type { leaveFacility as call } from '@zampa/contract/clients/leave-facility';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffRoleOf } from '@zampa/domain/people/roles';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { lockRelation } from './relations.ts';
import { changeRelationStatuses } from './change-relation-statuses.ts';

/**
 * Ends the relation and the facility's access to the pets; both sides keep reading access to past conversations.
 * Idempotent. Errors: NOT_FOUND, FORBIDDEN.
 */
export async function leaveFacility(
  { viewer, tx, query, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const { id_facility: facilityId, id_family: familyId } = query;
  const belongs = viewer.families.some((family) => family.familyId === familyId);
  if (!belongs) requireAdmin(viewer, facilityId);
  const relation = await lockRelation(tx, facilityId, familyId);
  if (!relation) throw new Refusal('NOT_FOUND');
  if (relation.status === 'REMOVED') return;
  const side = belongs ? 'owner' : 'facility';
  await changeRelationStatuses(deps, { tx, viewer, now }, [relation], { status: 'REMOVED', side });
}

/**
 * The policy only checks the caller's strongest relation to the family; ending this relation requires an admin of
 * this facility.
 */
function requireAdmin({ facilities }: Viewer, facilityId: string): void {
  const workplace = facilities.find((facility) => facility.facilityId === facilityId);
  if (!workplace) throw new Refusal('NOT_FOUND');
  if (staffRoleOf(workplace.roleId) !== 'admin') throw new Refusal('FORBIDDEN');
}
