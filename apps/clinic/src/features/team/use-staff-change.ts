import { useMe } from '@zampa/client/session/use-me';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { staffStanding } from '@zampa/domain/people/roles';
import type { StaffChange } from '@zampa/domain/team/membership';
import { useFacility } from '../../facility/FacilityProvider.tsx';

/** Returns how the person at the screen stands to one of the staff, by which the rules say what they may change of them. */
export function useStaffChange(member: StaffMember, members: readonly StaffMember[]): StaffChange {
  const { idRole, governs } = useFacility();
  return {
    actor: { userId: useMe().id, roleId: idRole, governs },
    member: { userId: member.id, roleId: member.idRole, governs: member.governs ?? false },
    admins: members.filter((each) => staffStanding(each.idRole) === 'admin').length,
  };
}
