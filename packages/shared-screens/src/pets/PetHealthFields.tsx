import { NativeSelect, TextInput } from '@mantine/core';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { fieldText } from '../form/problem-text.ts';
import { PetDateField } from './PetDateField.tsx';
import { HealthNotesField } from './HealthNotesField.tsx';
import type { PetValues } from './pet-values.ts';

export interface PetHealthFieldsProps {
  form: UseFormReturn<PetValues>;
  /** Whether the pet already exists; only then the date of death can be entered. */
  isExisting: boolean;
}

/** Health fields of a pet; all optional. */
export function PetHealthFields({ form, isExisting }: PetHealthFieldsProps) {
  const { t } = useTranslation();
  const { errors } = useFormState({ control: form.control });
  const optionalLabel = (label: string) => `${label} (${t('common:words.optional')})`;
  return (
    <>
      <Title>{t('pets:form.health')}</Title>
      <TextInput
        label={optionalLabel(t('pets:form.weight'))}
        inputMode="decimal"
        autoComplete="off"
        rightSection={<span aria-hidden="true">{t('pets:form.kilograms')}</span>}
        error={fieldText(t, errors.weight)}
        {...form.register('weight')}
      />
      <HealthNotesField
        form={form}
        name="allergies"
        none="noAllergies"
        label={t('pets:health.allergies')}
        noneLabel={t('pets:health.noAllergies')}
      />
      <HealthNotesField
        form={form}
        name="chronicConditions"
        none="noConditions"
        label={t('pets:health.conditions')}
        noneLabel={t('pets:health.noConditions')}
      />
      <YesOrNoField form={form} name="neutered" label={t('pets:form.neutered')} />
      <YesOrNoField
        form={form}
        name="bites"
        label={t('pets:form.bites')}
        description={t('pets:form.bitesHint')}
      />
      <TextInput
        label={optionalLabel(t('pets:form.microchip'))}
        description={t('pets:form.microchipHint')}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={fieldText(t, errors.microchip)}
        {...form.register('microchip')}
      />
      {isExisting && (
        <PetDateField
          form={form}
          name="deceasedOn"
          label={optionalLabel(t('pets:form.deceasedOn'))}
          hint={t('pets:form.deceasedOnHint')}
        />
      )}
    </>
  );
}

interface YesOrNoFieldProps {
  form: UseFormReturn<PetValues>;
  name: 'neutered' | 'bites';
  label: string;
  description?: string;
}

/** Choice of yes, no or unknown. */
function YesOrNoField({ form, name, label, description }: YesOrNoFieldProps) {
  const { t } = useTranslation();
  const { errors } = useFormState({ control: form.control });
  return (
    <NativeSelect
      label={`${label} (${t('common:words.optional')})`}
      description={description}
      data={[
        { value: '', label: t('pets:form.neuteredUnknown') },
        { value: 'yes', label: t('pets:form.neuteredYes') },
        { value: 'no', label: t('pets:form.neuteredNo') },
      ]}
      error={fieldText(t, errors[name])}
      {...form.register(name)}
    />
  );
}
