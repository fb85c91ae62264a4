import { NativeSelect, TextInput } from '@mantine/core';
import type { PetAttributes } from '@zampa/contract/pets/objects';
import { EARLIEST_BIRTH } from '@zampa/domain/pets/life-dates';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useLanguage } from '@zampa/i18n/use-language';
import { fieldText } from '../form/problem-text.ts';
import { BreedField } from './BreedField.tsx';
import { toChoices } from './choices.ts';
import { PetDateField } from './PetDateField.tsx';
import type { PetValues } from './pet-values.ts';
import { SexField } from './SexField.tsx';

export interface PetBasicFieldsProps {
  form: UseFormReturn<PetValues>;
  attributes: PetAttributes;
}

/**
 * Basic fields of a pet, required ones first. Registered in visual order, so that the first invalid field gets the
 * focus.
 */
export function PetBasicFields({ form, attributes }: PetBasicFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { errors } = useFormState({ control: form.control });

  return (
    <>
      <PetNameField form={form} />
      <NativeSelect
        label={t('pets:form.species')}
        required
        data={[
          { value: '', label: t('pets:form.chooseSpecies') },
          ...toChoices(attributes.species, language),
        ]}
        error={fieldText(t, errors.SpeciesId)}
        {...form.register('SpeciesId', { onChange: () => form.setValue('BreedId', '') })}
      />
      <PetDetailFields form={form} attributes={attributes} />
    </>
  );
}

/** The name of a pet. */
export function PetNameField({ form }: Pick<PetBasicFieldsProps, 'form'>) {
  const { t } = useTranslation();
  const { errors } = useFormState({ control: form.control });
  return (
    <TextInput
      label={t('pets:form.name')}
      required
      autoComplete="off"
      error={fieldText(t, errors.name)}
      {...form.register('name')}
    />
  );
}

/** Facts of a pet that may be added later. */
export function PetDetailFields({ form, attributes }: PetBasicFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { errors } = useFormState({ control: form.control });
  const optionalLabel = (label: string) => `${label} (${t('common:words.optional')})`;
  return (
    <>
      <SexField form={form} choices={toChoices(attributes.sex, language)} />
      <BreedField form={form} attributes={attributes} />
      <PetDateField
        form={form}
        name="birthDate"
        label={optionalLabel(t('pets:form.birthDate'))}
        hint={t('pets:form.birthDateHint')}
        min={EARLIEST_BIRTH}
      />
      <NativeSelect
        label={optionalLabel(t('pets:form.coat'))}
        data={[
          { value: '', label: t('pets:form.chooseCoat') },
          ...toChoices(attributes.coats, language),
        ]}
        error={fieldText(t, errors.CoatId)}
        {...form.register('CoatId')}
      />
      <NativeSelect
        label={optionalLabel(t('pets:form.origin'))}
        data={[
          { value: '', label: t('pets:form.chooseOrigin') },
          ...toChoices(attributes.origins, language),
        ]}
        error={fieldText(t, errors.OriginId)}
        {...form.register('OriginId')}
      />
    </>
  );
}
