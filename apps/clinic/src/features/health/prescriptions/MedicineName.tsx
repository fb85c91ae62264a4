import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { medicinesQuery } from '@zampa/client/health/clinic-queries';
import type { Medicine } from '@zampa/contract/health/objects/medicine';
import { useTranslation } from '@zampa/i18n/use-translation';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { type ChangeEvent, useId, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { findSuggestion, lineOf, suggestionsOf } from './medicine-suggestions.ts';
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
  const fillLine = useFillLine(form, nth, medicines);
  return (
    <div className={styles['fields']}>
      <TextInput
        {...form.register(`lines.${nth}.medicine`, {
          required: true,
          onChange: (event: ChangeEvent<HTMLInputElement>) => {
            if (isChoice(event)) fillLine();
          },
          onBlur: fillLine,
        })}
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

/** Whether a suggestion was chosen, and not typed: one can be the beginning of another. */
const isChoice = ({ nativeEvent }: ChangeEvent) =>
  !(nativeEvent instanceof InputEvent) || nativeEvent.inputType === 'insertReplacementText';

/**
 * Returns a function that fills a line if its medicine is a suggestion. What an earlier suggestion filled is cleared, what
 * was typed stays.
 */
function useFillLine(
  form: UseFormReturn<PrescriptionValues>,
  nth: number,
  medicines: readonly Medicine[],
): () => void {
  const filled = useRef<Partial<ReturnType<typeof lineOf>>>({});
  return () => {
    const chosen = findSuggestion(medicines, form.getValues(`lines.${nth}.medicine`));
    if (!chosen) return;
    const line = lineOf(chosen);
    for (const field of Object.keys(line) as (keyof typeof line)[]) {
      const isStale = form.getValues(`lines.${nth}.${field}`) === filled.current[field];
      const text = line[field] ?? (isStale ? '' : null);
      if (text !== null) form.setValue(`lines.${nth}.${field}`, text);
    }
    filled.current = line;
  };
}
