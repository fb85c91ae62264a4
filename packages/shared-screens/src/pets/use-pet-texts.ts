import type { PetAttributes } from '@zampa/contract/pets/objects';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { FieldTexts } from '../form/FieldsMeanwhile.tsx';
import { choicesOf } from './choices.ts';
import type { PetValues } from './pet-values.ts';

/** Returns what stands in the form of a pet in the reader's words, label by label. */
export function usePetTexts(attributes: PetAttributes): (values: PetValues) => FieldTexts {
  const { t } = useTranslation();
  const language = useLanguage();
  const word = (catalogue: 'species' | 'breeds' | 'coats' | 'origins' | 'sex', id: string) =>
    choicesOf(attributes[catalogue], language).find(({ value }) => value === id)?.label ?? '';
  const day = (typed: string) => (typed ? formatCalendarDay(typed) : '');
  const neutered = {
    '': t('pets:form.neuteredUnknown'),
    yes: t('pets:form.neuteredYes'),
    no: t('pets:form.neuteredNo'),
  };
  const notes = (lines: string, noneLabel: string | false) =>
    lines.split('\n').filter(Boolean).join(', ') || noneLabel || '';
  return (values) => [
    [t('pets:form.name'), values.name],
    [t('pets:form.species'), word('species', values.SpeciesId)],
    [t('pets:form.sex'), word('sex', values.sex)],
    [t('pets:form.breed'), word('breeds', values.BreedId)],
    [t('pets:form.birthDate'), day(values.birthDate)],
    [t('pets:form.coat'), word('coats', values.CoatId)],
    [t('pets:form.origin'), word('origins', values.OriginId)],
    [t('pets:form.weight'), values.weight && `${values.weight} ${t('pets:form.kilograms')}`],
    [
      t('pets:health.allergies'),
      notes(values.allergies, values.noAllergies && t('pets:health.noAllergies')),
    ],
    [
      t('pets:health.conditions'),
      notes(values.chronicConditions, values.noConditions && t('pets:health.noConditions')),
    ],
    [t('pets:form.neutered'), neutered[values.neutered]],
    [t('pets:form.microchip'), values.microchip],
    [t('pets:form.deceasedOn'), day(values.deceasedOn)],
  ];
}
