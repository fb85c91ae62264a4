import type { leaveFacility as call } from '@zampa/contract/clients/leave-facility';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding } from '@zampa/domain/people/roles';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { lockRelation } from './relations.ts';
import { takeRelationStep } from './take-relation-step.ts';

/**
 * Ends the relation and what the facility may see of the pets; both keep reading what was. To end it twice changes nothing
 * and tells nobody. Refusals: NOT_FOUND, FORBIDDEN.
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
  await takeRelationStep(deps, { tx, viewer, now }, [relation], { status: 'REMOVED', side });
}

/** The table knows the caller's strongest relation to the family; ending it takes the admin of this very facility. */
function requireAdmin({ facilities }: Viewer, facilityId: string): void {
  const workplace = facilities.find((facility) => facility.facilityId === facilityId);
  if (!workplace) throw new Refusal('NOT_FOUND');
  if (staffStanding(workplace.roleId) !== 'admin') throw new Refusal('FORBIDDEN');
}
