import { Select } from '@zampa/ui/mantine/Select';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { type Control, Controller, type FieldError } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ServiceValues } from './service-values.ts';

export interface ChoiceFieldProps {
  control: Control<ServiceValues>;
  name: 'ServiceTypeId' | 'deposit' | 'booking' | 'notice' | 'horizon';
  label: string;
  description?: string;
  error: FieldError | undefined;
  choices: readonly { readonly value: string; readonly label: string }[];
}

/** Shows a select field of the service form. */
export function ChoiceField({ control, name, error, choices, ...props }: ChoiceFieldProps) {
  const { t } = useTranslation();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Select
          {...field}
          {...props}
          allowDeselect={false}
          data={[...choices]}
          error={fieldText(t, error)}
        />
      )}
    />
  );
}
