import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding, type StaffStanding } from '@zampa/domain/people/roles';

/**
 * Splits the ids of the facilities where a person works by how much of each they see: `assigned`, what is assigned to
 * them alone; `desk`, what the desk sees; `whole`, all. A facility where their role is unknown is in none of them.
 */
export function facilitiesByStanding({ facilities }: Viewer) {
  const idsOf = (...wanted: readonly StaffStanding[]) =>
    facilities
      .filter(({ roleId }) => wanted.some((standing) => standing === staffStanding(roleId)))
      .map(({ facilityId }) => facilityId);
  return { assigned: idsOf('consultant'), desk: idsOf('desk'), whole: idsOf('admin', 'clinical') };
}
