import { NativeSelect, TextInput } from '@mantine/core';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { fieldText } from '../form/problem-text.ts';
import { HealthNotesField } from './HealthNotesField.tsx';
import type { PetValues } from './pet-values.ts';
import { today } from './today.ts';

export interface PetHealthFieldsProps {
  form: UseFormReturn<PetValues>;
  /** Whether the pet is in the family already: only then can its death be told. */
  known: boolean;
}

/** Asks what a clinic asks first. All of it may be left open. */
export function PetHealthFields({ form, known }: PetHealthFieldsProps) {
  const { t } = useTranslation();
  const { errors } = useFormState({ control: form.control });
  const optional = (label: string) => `${label} (${t('common:words.optional')})`;
  return (
    <>
      <Title>{t('pets:form.health')}</Title>
      <TextInput
        label={optional(t('pets:form.weight'))}
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
      <NativeSelect
        label={optional(t('pets:form.neutered'))}
        data={[
          { value: '', label: t('pets:form.neuteredUnknown') },
          { value: 'yes', label: t('pets:form.neuteredYes') },
          { value: 'no', label: t('pets:form.neuteredNo') },
        ]}
        error={fieldText(t, errors.neutered)}
        {...form.register('neutered')}
      />
      <TextInput
        label={optional(t('pets:form.microchip'))}
        description={t('pets:form.microchipHint')}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={fieldText(t, errors.microchip)}
        {...form.register('microchip')}
      />
      {known && (
        <TextInput
          type="date"
          label={optional(t('pets:form.deceasedOn'))}
          description={t('pets:form.deceasedOnHint')}
          max={today()}
          error={fieldText(t, errors.deceasedOn)}
          {...form.register('deceasedOn')}
        />
      )}
    </>
  );
}
