import { Button, NativeSelect } from '@mantine/core';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import type { PetAttributes } from '@zampa/contract/pets/objects';
import type { Timetable } from '@zampa/contract/timetables/objects';
import { ROLES, staffStanding } from '@zampa/domain/people/roles';
import { mayRunServices } from '@zampa/domain/people/staff-rights';
import { reasonAbove, refusalToGiveRole, type StaffChange } from '@zampa/domain/team/membership';
import { useLanguage } from '@zampa/i18n/use-language';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { UnsavedChanges } from '@zampa/shared-screens/form/UnsavedChanges.tsx';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { choicesOf } from '@zampa/shared-screens/pets/choices';
import { serviceName } from '@zampa/shared-screens/services/service-name';
import { CheckboxList } from '@zampa/ui/choice/CheckboxList.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { BookingsOfMember } from './BookingsOfMember.tsx';
import { changeOf, type Member } from './member-change.ts';
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
 * Asks for the role, the hours and what somebody treats: admins of everybody, everybody else of themselves.
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
  const roles = rolesFor(staffChange);
  // Of who stands above it is said with the card.
  const whyFixed = reasonAbove(staffChange) === null && t('team:member.roleFixed');
  const roleWhy = roles.length === 1 ? whyFixed : t('team:member.roleWhy');
  const stopsTreating = mayRunServices(member.idRole) && !mayRunServices(Number(role));
  const wanted = { idRole: Number(role), TimetableId: hours || null, species, services };
  const changed = changeOf(memberValues(member), wanted);
  const isChanged = Object.keys(changed).length > 0;
  const save = () => {
    const body = { id: member.id, FacilityId: facility.id, ...changed };
    change.mutate(body, { onSuccess: onClose });
  };
  return (
    <>
      <UnsavedChanges isChanged={isChanged && !change.isPending} />
      <NativeSelect
        label={t('team:member.role')}
        description={roleWhy}
        disabled={roles.length === 1}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value)}
        data={roles.map((id) => ({ value: String(id), label: roleText(t, id) }))}
      />
      {stopsTreating && <BookingsOfMember member={member} stays />}
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
        items={choicesOf(choices.species, language)}
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

const memberValues = ({ idRole, TimetableId, species, services }: StaffMember): Member => ({
  idRole,
  TimetableId: TimetableId ?? null,
  species: (species ?? []).map(String),
  services: services ?? [],
});

/** The roles that the person at the screen can give this member; the one they have at least. */
const rolesFor = (change: StaffChange): readonly number[] =>
  ROLES.map(({ id }) => id).filter(
    (id) => staffStanding(id) !== null && refusalToGiveRole(change, id) === null,
  );
