import { DateField, type DateFieldProps } from '@zampa/shared-screens/form/DateField.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';

export interface DayFieldProps<Values extends FieldValues> extends Pick<
  DateFieldProps,
  'label' | 'description' | 'min' | 'max' | 'required'
> {
  control: Control<Values>;
  /** Field with a calendar day, `YYYY-MM-DD`; empty without one. */
  name: FieldPath<Values>;
}

/** Day of a form, typed or chosen in the reader's format. */
export function DayField<Values extends FieldValues>({
  control,
  name,
  required = false,
  ...field
}: DayFieldProps<Values>) {
  const { t } = useTranslation();
  return (
    <Controller
      control={control}
      name={name}
      rules={{ required }}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <DateField
          {...field}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
          error={fieldText(t, fieldState.error)}
        />
      )}
    />
  );
}
