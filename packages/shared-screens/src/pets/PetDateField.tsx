import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { DateField } from '../form/DateField.tsx';
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

/** Field for a past date, which is repeated in words. */
export function PetDateField({ form, name, label, hint, min }: PetDateFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <DateField
          label={label}
          description={field.value ? formatCalendarDayInWords(field.value, language) : hint}
          min={min}
          max={today()}
          error={fieldText(t, fieldState.error)}
          {...field}
        />
      )}
    />
  );
}
