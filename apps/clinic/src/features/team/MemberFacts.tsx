import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import type { PetAttributes } from '@zampa/contract/pets/objects';
import type { Timetable } from '@zampa/contract/timetables/objects';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { toChoices } from '@zampa/shared-screens/pets/choices';
import { serviceName } from '@zampa/shared-screens/services/service-name';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';

export interface MemberFactsProps {
  member: StaffMember;
  services: readonly Service[];
  timetables: readonly Timetable[];
  species: PetAttributes['species'];
}

/** Shows the data of a team member read-only, to staff who may not change them. */
export function MemberFacts({ member, services, timetables, species }: MemberFactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const hours = timetables.find(({ id }) => id === member.TimetableId);
  // No selection means all.
  const listText = (names: readonly string[]) => names.join(', ') || t('team:member.all');
  const memberServices = services.filter(({ id }) => member.services?.includes(id));
  const memberSpecies = toChoices(species, language).filter(({ value }) =>
    member.species?.includes(Number(value)),
  );
  return (
    <Facts look="list">
      <Fact label={t('team:member.role')}>{roleText(t, member.idRole)}</Fact>
      <Fact label={t('team:member.hours')}>{hours?.name ?? t('team:member.facilityHours')}</Fact>
      <Fact label={t('team:member.servicesDone')}>
        {listText(memberServices.map((service) => serviceName(t, service)))}
      </Fact>
      <Fact label={t('team:member.speciesTreated')}>
        {listText(memberSpecies.map(({ label }) => label))}
      </Fact>
    </Facts>
  );
}
