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
import { useTranslation } from '@zampa/i18n/use-translation';
import { MemberBookings } from './MemberBookings.tsx';
import { useMemberForm } from './use-member-form.ts';
import { useStaffChange } from './use-staff-change.ts';

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
  const { t } = useTranslation();
  const language = useLanguage();
  const form = useMemberForm(member, onClose);
  const { values, set, change } = form;
  const staffChange = useStaffChange(member, members);
  const roles = assignableRoles(staffChange);
  // For a higher-ranking colleague the card shows the reason.
  const whyFixed = outrankReason(staffChange) === null && t('team:member.roleFixed');
  const roleWhy = roles.length === 1 ? whyFixed : t('team:member.roleWhy');
  const stopsTreating = mayRunServices(member.idRole) && !mayRunServices(values.idRole);
  return (
    <>
      <UnsavedChangesGuard isChanged={form.isChanged && !change.isPending} />
      <NativeSelect
        label={t('team:member.role')}
        description={roleWhy}
        disabled={roles.length === 1}
        value={String(values.idRole)}
        onChange={({ currentTarget }) => set({ idRole: Number(currentTarget.value) })}
        data={roles.map((id) => ({ value: String(id), label: roleText(t, id) }))}
      />
      {stopsTreating && <MemberBookings member={member} stays />}
      <NativeSelect
        label={t('team:member.hours')}
        value={values.TimetableId ?? ''}
        onChange={({ currentTarget }) => set({ TimetableId: currentTarget.value || null })}
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
        value={values.services}
        onChange={(services) => set({ services })}
      />
      <CheckboxList
        label={t('team:member.species')}
        items={toChoices(choices.species, language)}
        value={values.species}
        onChange={(species) => set({ species })}
      />
      <CallProblem error={change.error} />
      <Row>
        <Button loading={change.isPending} onClick={form.save}>
          {t('team:member.save')}
        </Button>
      </Row>
    </>
  );
}

/** Returns the roles that the user can give this member; at least the current one. */
const assignableRoles = (change: StaffChange): readonly number[] =>
  ROLES.map(({ id }) => id).filter(
    (id) => staffRoleOf(id) !== null && refusalToGiveRole(change, id) === null,
  );
