import type { PetAttributes } from '@zampa/contract/pets/objects';
import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { FieldTexts } from '../form/FieldConflicts.tsx';
import { toChoices } from './choices.ts';
import type { PetValues } from './pet-values.ts';

/** Returns a function that lists the fields of the pet form as texts: the label and value of each. */
export function usePetFieldTexts(attributes: PetAttributes): (values: PetValues) => FieldTexts {
  const { t } = useTranslation();
  const language = useLanguage();
  const choiceLabel = (catalogue: 'species' | 'breeds' | 'coats' | 'origins' | 'sex', id: string) =>
    toChoices(attributes[catalogue], language).find(({ value }) => value === id)?.label ?? '';
  const day = (typed: string) => (typed ? formatCalendarDayInWords(typed, language) : '');
  const yesOrNo = {
    '': t('pets:form.neuteredUnknown'),
    yes: t('pets:form.neuteredYes'),
    no: t('pets:form.neuteredNo'),
  };
  const notes = (lines: string, noneLabel: string | false) =>
    lines.split('\n').filter(Boolean).join(', ') || noneLabel || '';
  return (values) => [
    [t('pets:form.name'), values.name],
    [t('pets:form.species'), choiceLabel('species', values.SpeciesId)],
    [t('pets:form.sex'), choiceLabel('sex', values.sex)],
    [t('pets:form.breed'), choiceLabel('breeds', values.BreedId)],
    [t('pets:form.birthDate'), day(values.birthDate)],
    [t('pets:form.coat'), choiceLabel('coats', values.CoatId)],
    [t('pets:form.origin'), choiceLabel('origins', values.OriginId)],
    [t('pets:form.weight'), values.weight && `${values.weight} ${t('pets:form.kilograms')}`],
    [
      t('pets:health.allergies'),
      notes(values.allergies, values.noAllergies && t('pets:health.noAllergies')),
    ],
    [
      t('pets:health.conditions'),
      notes(values.chronicConditions, values.noConditions && t('pets:health.noConditions')),
    ],
    [t('pets:form.neutered'), yesOrNo[values.neutered]],
    [t('pets:form.bites'), yesOrNo[values.bites]],
    [t('pets:form.microchip'), values.microchip],
    [t('pets:form.deceasedOn'), day(values.deceasedOn)],
  ];
}
