import type { Pet } from '@zampa/contract/pets/objects';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Microchip } from '@zampa/shared-screens/pets/Microchip.tsx';
import { usePetWords } from '@zampa/shared-screens/pets/use-pet-words';
import type { ReactNode } from 'react';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';

/** Shows what is known of a pet, line by line; what is not known says so. */
export function PetFactList({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const { birthDate, microchip, neutered, sex } = pet;
  const words = usePetWords(pet);
  const joined = (parts: readonly string[], by: string) => parts.filter(Boolean).join(by);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('pets:form.species'), words.species],
    [t('pets:form.breed'), words.breed],
    [t('pets:card.age'), joined([words.age, birthDate ? formatCalendarDay(birthDate) : ''], ' · ')],
    [
      t('pets:form.sex'),
      joined([words.sex, neutered ? t(`pets:health.neutered.${sex ?? 'M'}`) : ''], ', '),
    ],
    [t('pets:health.weight'), words.weight],
    [t('pets:form.coat'), words.coat],
    [t('pets:form.origin'), words.origin],
    [t('pets:health.microchip'), microchip && <Microchip microchip={microchip} />],
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
