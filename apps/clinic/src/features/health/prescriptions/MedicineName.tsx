import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { medicinesQuery } from '@zampa/client/health/clinic-queries';
import { useTranslation } from '@zampa/i18n/use-translation';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { type ChangeEvent, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { findSuggestion, suggestionsOf } from './medicine-suggestions.ts';
import type { PrescriptionValues } from './prescription-values.ts';
import styles from './prescriptions.module.css';

export interface MedicineNameProps {
  form: UseFormReturn<PrescriptionValues>;
  /** Position of the line. */
  nth: number;
}

/** Name, ingredient, strength and form of a medicine: free text, with suggestions from earlier prescriptions of the clinic. */
export function MedicineName({ form, nth }: MedicineNameProps) {
  const { t } = useTranslation();
  const listId = useId();
  const { data: medicines = [] } = useQuery(medicinesQuery(useApi(), useFacility().id));
  const errors = form.formState.errors.lines?.[nth];
  /** Fills the line when a suggestion was chosen. */
  const fillLine = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = findSuggestion(medicines, target.value);
    if (!chosen) return;
    const { medicine, ingredient, strength, form: shape, unit, route } = chosen;
    const texts = { medicine, ingredient, strength, form: shape, unit, route };
    for (const [field, text] of Object.entries(texts))
      if (text !== null) form.setValue(`lines.${nth}.${field as keyof typeof texts}`, text);
  };
  return (
    <div className={styles['fields']}>
      <TextInput
        {...form.register(`lines.${nth}.medicine`, { required: true, onChange: fillLine })}
        label={t('health:clinic.prescription.medicine')}
        maxLength={200}
        autoComplete="off"
        list={listId}
        error={fieldText(t, errors?.medicine)}
      />
      <datalist id={listId}>
        {suggestionsOf(medicines).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <TextInput
        {...form.register(`lines.${nth}.ingredient`)}
        label={t('health:clinic.prescription.ingredient')}
        maxLength={120}
        autoComplete="off"
      />
      <TextInput
        {...form.register(`lines.${nth}.strength`)}
        label={t('health:clinic.prescription.strength')}
        maxLength={120}
      />
      <TextInput
        {...form.register(`lines.${nth}.form`)}
        label={t('health:clinic.prescription.form')}
        maxLength={120}
      />
    </div>
  );
}
