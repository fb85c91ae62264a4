import type { Viewer } from '@zampa/domain/people/relation';
import { staffRoleOf, type StaffRole } from '@zampa/domain/people/roles';
import { mayReadHealth } from '@zampa/domain/people/staff-rights';

/**
 * Splits the ids of the facilities where a person works by what they may see there: `assigned` (only work assigned
 * to them), `desk` (all except health data), `whole` (everything). Leaves out facilities with an unknown role.
 */
export function facilitiesByRole({ facilities }: Viewer) {
  const idsOf = (readsHealth: boolean, ...roles: readonly StaffRole[]) =>
    facilities
      .filter((workplace) => mayReadHealth(workplace) === readsHealth)
      .filter(({ roleId }) => roles.some((role) => role === staffRoleOf(roleId)))
      .map(({ facilityId }) => facilityId);
  return {
    assigned: idsOf(true, 'consultant'),
    desk: idsOf(false, 'desk'),
    whole: idsOf(true, 'admin', 'clinical', 'desk'),
  };
}
