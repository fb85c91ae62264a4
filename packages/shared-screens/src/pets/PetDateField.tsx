import { TextInput } from '@mantine/core';
import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { fieldText } from '../form/problem-text.ts';
import type { PetValues } from './pet-values.ts';
import { today } from './today.ts';

export interface PetDateFieldProps {
  form: UseFormReturn<PetValues>;
  name: 'birthDate' | 'deceasedOn';
  label: string;
  /** Shown until a date is entered. */
  hint: string;
  min?: string;
}

/** Field for a past date. Repeats the date in words, because browsers differ in the order of day and month. */
export function PetDateField({ form, name, label, hint, min }: PetDateFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { errors } = useFormState({ control: form.control, name });
  const value = useWatch({ control: form.control, name });
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return (
    <TextInput
      type="date"
      label={label}
      description={isWhole ? formatCalendarDayInWords(value, language) : hint}
      min={min}
      max={today()}
      error={fieldText(t, errors[name])}
      {...form.register(name)}
    />
  );
}
