import { NativeSelect, TextInput } from '@mantine/core';
import type { PetAttributes } from '@zampa/contract/pets/objects';
import { EARLIEST_BIRTH } from '@zampa/domain/pets/life-dates';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useLanguage } from '@zampa/i18n/use-language';
import { fieldText } from '../form/problem-text.ts';
import { BreedField } from './BreedField.tsx';
import { choicesOf } from './choices.ts';
import type { PetValues } from './pet-values.ts';
import { SexField } from './SexField.tsx';
import { today } from './today.ts';

export interface PetFactsProps {
  form: UseFormReturn<PetValues>;
  attributes: PetAttributes;
}

/**
 * Shows the fields of a pet, what is needed first: they are registered as they are seen, so the first that lacks
 * something gets the focus.
 */
export function PetFacts({ form, attributes }: PetFactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { errors } = useFormState({ control: form.control });
  const optional = (label: string) => `${label} (${t('common:words.optional')})`;

  return (
    <>
      <TextInput
        label={t('pets:form.name')}
        required
        autoComplete="off"
        maxLength={60}
        error={fieldText(t, errors.name)}
        {...form.register('name')}
      />
      <NativeSelect
        label={t('pets:form.species')}
        required
        data={[
          { value: '', label: t('pets:form.chooseSpecies') },
          ...choicesOf(attributes.species, language),
        ]}
        error={fieldText(t, errors.SpeciesId)}
        {...form.register('SpeciesId', { onChange: () => form.setValue('BreedId', '') })}
      />
      <SexField form={form} choices={choicesOf(attributes.sex, language)} />
      <BreedField form={form} attributes={attributes} />
      <TextInput
        type="date"
        label={optional(t('pets:form.birthDate'))}
        description={t('pets:form.birthDateHint')}
        min={EARLIEST_BIRTH}
        max={today()}
        error={fieldText(t, errors.birthDate)}
        {...form.register('birthDate')}
      />
      <NativeSelect
        label={optional(t('pets:form.coat'))}
        data={[
          { value: '', label: t('pets:form.chooseCoat') },
          ...choicesOf(attributes.coats, language),
        ]}
        error={fieldText(t, errors.CoatId)}
        {...form.register('CoatId')}
      />
      <NativeSelect
        label={optional(t('pets:form.origin'))}
        data={[
          { value: '', label: t('pets:form.chooseOrigin') },
          ...choicesOf(attributes.origins, language),
        ]}
        error={fieldText(t, errors.OriginId)}
        {...form.register('OriginId')}
      />
    </>
  );
}
