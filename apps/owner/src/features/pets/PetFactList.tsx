import type { Pet } from '@zampa/contract/pets/objects';
import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { MicrochipNumber } from '@zampa/shared-screens/pets/MicrochipNumber.tsx';
import { usePetDetails } from '@zampa/shared-screens/pets/use-pet-details';
import type { ReactNode } from 'react';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';

/** List of facts about a pet; unknown ones are marked. */
export function PetFactList({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { birthDate, microchip, neutered, sex } = pet;
  const words = usePetDetails(pet);
  const joinParts = (parts: readonly string[], separator: string) =>
    parts.filter(Boolean).join(separator);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('pets:form.species'), words.species],
    [t('pets:form.breed'), words.breed],
    [
      t('pets:card.age'),
      joinParts([words.age, birthDate ? formatCalendarDayInWords(birthDate, language) : ''], ' · '),
    ],
    [
      t('pets:form.sex'),
      joinParts([words.sex, neutered ? t(`pets:health.neutered.${sex ?? 'M'}`) : ''], ', '),
    ],
    [t('pets:health.weight'), words.weight],
    [t('pets:form.coat'), words.coat],
    [t('pets:form.origin'), words.origin],
    [t('pets:health.microchip'), microchip && <MicrochipNumber microchip={microchip} />],
  ];
  return (
    <Section title={t('pets:card.facts', { name: pet.name })} gap="8">
      <Facts look="list">
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value || t('pets:card.unknown')}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
