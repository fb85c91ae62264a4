import { TextInput } from '@mantine/core';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { isRequired, fieldProblem } from './facility-data-problems.ts';
import type { FacilityDataValues, TextField } from './facility-data-values.ts';
import { useFieldLabels } from './use-field-labels.ts';

const autoComplete: Readonly<Partial<Record<TextField, string>>> = {
  name: 'organization',
  phone: 'tel',
  mobile: 'tel',
  email: 'email',
  website: 'url',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
};

const types: Readonly<Partial<Record<TextField, string>>> = {
  phone: 'tel',
  mobile: 'tel',
  emergencyPhone: 'tel',
  email: 'email',
  PEC: 'email',
  billingEmail: 'email',
};

export interface TextFieldsProps {
  form: UseFormReturn<FacilityDataValues>;
  names: readonly TextField[];
  descriptions?: Readonly<Partial<Record<TextField, string>>>;
}

/** Renders text fields of the facility form. */
export function TextFields({ form, names, descriptions }: TextFieldsProps) {
  const { t } = useTranslation();
  const labels = useFieldLabels();
  const country = useWatch({ control: form.control, name: 'country' });
  return names.map((name) => (
    <TextInput
      key={name}
      {...form.register(name, {
        validate: (_typed, values) => fieldProblem(name, values) ?? true,
      })}
      type={types[name] ?? 'text'}
      autoComplete={autoComplete[name] ?? 'off'}
      label={labels[name]}
      description={descriptions?.[name]}
      required={isRequired(name, country)}
      error={fieldText(t, form.formState.errors[name])}
    />
  ));
}
