import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding, type StaffStanding } from '@zampa/domain/people/roles';
import { mayReadHealth } from '@zampa/domain/people/staff-rights';

/**
 * Splits the ids of the facilities where a person works by how much of each they see: `assigned`, what is assigned to
 * them alone; `desk`, all but what is said about health; `whole`, all. A facility where their role is unknown is in none.
 */
export function facilitiesByRole({ facilities }: Viewer) {
  const idsOf = (readsHealth: boolean, ...wanted: readonly StaffStanding[]) =>
    facilities
      .filter((workplace) => mayReadHealth(workplace) === readsHealth)
      .filter(({ roleId }) => wanted.some((standing) => standing === staffStanding(roleId)))
      .map(({ facilityId }) => facilityId);
  return {
    assigned: idsOf(true, 'consultant'),
    desk: idsOf(false, 'desk'),
    whole: idsOf(true, 'admin', 'clinical', 'desk'),
  };
}
