import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import { Textarea } from '@mantine/core';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { fieldText } from '../form/problem-text.ts';
import type { PetValues } from './pet-values.ts';

export interface HealthNotesFieldProps {
  form: UseFormReturn<PetValues>;
  name: 'allergies' | 'chronicConditions';
  /** Form field of the checkbox "none known". */
  none: 'noAllergies' | 'noConditions';
  label: string;
  noneLabel: string;
}

/** Textarea for short notes, one per line. While it is empty, a checkbox tells "none" from "unknown". */
export function HealthNotesField({ form, name, none, label, noneLabel }: HealthNotesFieldProps) {
  const { t } = useTranslation();
  const { errors } = useFormState({ control: form.control });
  const empty = !hasVisibleText(useWatch({ control: form.control, name }));
  return (
    <Stack gap="8">
      <Textarea
        label={`${label} (${t('common:words.optional')})`}
        description={t('pets:form.onePerLine')}
        rows={2}
        error={fieldText(t, errors[name])}
        {...form.register(name)}
      />
      {empty && <Checkbox label={noneLabel} {...form.register(none)} />}
    </Stack>
  );
}
