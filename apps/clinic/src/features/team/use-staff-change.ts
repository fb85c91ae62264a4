import { useMe } from '@zampa/client/session/use-me';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { staffRoleOf } from '@zampa/domain/people/roles';
import type { StaffChange } from '@zampa/domain/team/membership';
import { useFacility } from '../../facility/FacilityProvider.tsx';

/** Returns the data about the user, a member and the admins with which the rules decide what the user may change. */
export function useStaffChange(member: StaffMember, members: readonly StaffMember[]): StaffChange {
  const { idRole, governs } = useFacility();
  return {
    actor: { userId: useMe().id, roleId: idRole, governs },
    member: { userId: member.id, roleId: member.idRole, governs: member.governs ?? false },
    admins: members.filter((each) => staffRoleOf(each.idRole) === 'admin').length,
  };
}
