import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { useState } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { toMemberChange, type MemberValues } from './member-change.ts';
import { useChangeMember } from './use-team-changes.ts';

/** The values of a team member that are being changed, and saving those that differ. */
export function useMemberForm(member: StaffMember, onSaved: () => void) {
  const facility = useFacility();
  const change = useChangeMember();
  const [values, setValues] = useState(() => memberValues(member));
  const changes = toMemberChange(memberValues(member), values);
  const save = () => {
    const body = { id: member.id, FacilityId: facility.id, ...changes };
    change.mutate(body, { onSuccess: onSaved });
  };
  return {
    values,
    set: (part: Partial<MemberValues>) => setValues({ ...values, ...part }),
    isChanged: Object.keys(changes).length > 0,
    change,
    save,
  };
}

const memberValues = ({ idRole, TimetableId, species, services }: StaffMember): MemberValues => ({
  idRole,
  TimetableId: TimetableId ?? null,
  species: (species ?? []).map(String),
  services: services ?? [],
});
