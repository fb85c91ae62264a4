import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import type { PetAttributes } from '@zampa/contract/pets/objects';
import type { Timetable } from '@zampa/contract/timetables/objects';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { choicesOf } from '@zampa/shared-screens/pets/choices';
import { serviceName } from '@zampa/shared-screens/services/service-name';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';

export interface MemberFactsProps {
  member: StaffMember;
  services: readonly Service[];
  timetables: readonly Timetable[];
  species: PetAttributes['species'];
}

/** Shows what one of the staff is and does to who may not change it. */
export function MemberFacts({ member, services, timetables, species }: MemberFactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const hours = timetables.find(({ id }) => id === member.TimetableId);
  // Who has chosen none does all.
  const named = (names: readonly string[]) => names.join(', ') || t('team:member.all');
  const done = services.filter(({ id }) => member.services?.includes(id));
  const treated = choicesOf(species, language).filter(({ value }) =>
    member.species?.includes(Number(value)),
  );
  return (
    <Facts look="list">
      <Fact label={t('team:member.role')}>{roleText(t, member.idRole)}</Fact>
      <Fact label={t('team:member.hours')}>{hours?.name ?? t('team:member.facilityHours')}</Fact>
      <Fact label={t('team:member.servicesDone')}>
        {named(done.map((service) => serviceName(t, service)))}
      </Fact>
      <Fact label={t('team:member.speciesTreated')}>
        {named(treated.map(({ label }) => label))}
      </Fact>
    </Facts>
  );
}
