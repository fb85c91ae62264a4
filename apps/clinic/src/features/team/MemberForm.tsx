import { Button, NativeSelect } from '@mantine/core';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import type { PetAttributes } from '@zampa/contract/pets/objects';
import type { Timetable } from '@zampa/contract/timetables/objects';
import { ROLES, staffRoleOf } from '@zampa/domain/people/roles';
import { mayRunServices } from '@zampa/domain/people/staff-rights';
import { outrankReason, refusalToGiveRole, type StaffChange } from '@zampa/domain/team/membership';
import { useLanguage } from '@zampa/i18n/use-language';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { UnsavedChangesGuard } from '@zampa/shared-screens/form/UnsavedChangesGuard.tsx';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { toChoices } from '@zampa/shared-screens/pets/choices';
import { serviceName } from '@zampa/shared-screens/services/service-name';
import { CheckboxList } from '@zampa/ui/choice/CheckboxList.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { MemberBookings } from './MemberBookings.tsx';
import { toMemberChange, type MemberValues } from './member-change.ts';
import { useStaffChange } from './use-staff-change.ts';
import { useChangeMember } from './use-team-changes.ts';

export interface MemberFormProps {
  member: StaffMember;
  members: readonly StaffMember[];
  services: readonly Service[];
  timetables: readonly Timetable[];
  species: PetAttributes['species'];
  onClose: () => void;
}

/**
 * Shows the form for a team member's role, hours, services and species. Admins can edit all members, other users
 * only themselves.
 */
export function MemberForm({ member, members, onClose, ...choices }: MemberFormProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const language = useLanguage();
  const change = useChangeMember();
  const [role, setRole] = useState(String(member.idRole));
  const [hours, setHours] = useState(member.TimetableId ?? '');
  const [species, setSpecies] = useState((member.species ?? []).map(String));
  const [services, setServices] = useState(member.services ?? []);
  const staffChange = useStaffChange(member, members);
  const roles = assignableRoles(staffChange);
  // For a higher-ranking colleague the card shows the reason.
  const whyFixed = outrankReason(staffChange) === null && t('team:member.roleFixed');
  const roleWhy = roles.length === 1 ? whyFixed : t('team:member.roleWhy');
  const stopsTreating = mayRunServices(member.idRole) && !mayRunServices(Number(role));
  const values = { idRole: Number(role), TimetableId: hours || null, species, services };
  const changes = toMemberChange(memberValues(member), values);
  const isChanged = Object.keys(changes).length > 0;
  const save = () => {
    const body = { id: member.id, FacilityId: facility.id, ...changes };
    change.mutate(body, { onSuccess: onClose });
  };
  return (
    <>
      <UnsavedChangesGuard isChanged={isChanged && !change.isPending} />
      <NativeSelect
        label={t('team:member.role')}
        description={roleWhy}
        disabled={roles.length === 1}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value)}
        data={roles.map((id) => ({ value: String(id), label: roleText(t, id) }))}
      />
      {stopsTreating && <MemberBookings member={member} stays />}
      <NativeSelect
        label={t('team:member.hours')}
        value={hours}
        onChange={({ currentTarget }) => setHours(currentTarget.value)}
        data={[
          { value: '', label: t('team:member.facilityHours') },
          ...choices.timetables.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <CheckboxList
        label={t('team:member.services')}
        items={choices.services.map((service) => ({
          value: service.id,
          label: serviceName(t, service),
        }))}
        value={services}
        onChange={setServices}
      />
      <CheckboxList
        label={t('team:member.species')}
        items={toChoices(choices.species, language)}
        value={species}
        onChange={setSpecies}
      />
      <CallProblem error={change.error} />
      <Row>
        <Button loading={change.isPending} onClick={save}>
          {t('team:member.save')}
        </Button>
      </Row>
    </>
  );
}

const memberValues = ({ idRole, TimetableId, species, services }: StaffMember): MemberValues => ({
  idRole,
  TimetableId: TimetableId ?? null,
  species: (species ?? []).map(String),
  services: services ?? [],
});

/** Returns the roles that the user can give this member; at least the current one. */
const assignableRoles = (change: StaffChange): readonly number[] =>
  ROLES.map(({ id }) => id).filter(
    (id) => staffRoleOf(id) !== null && refusalToGiveRole(change, id) === null,
  );
