import { TextInput, type TextInputProps } from '@mantine/core';
import { parseTime } from '@zampa/domain/timetables/parse-time';

export interface TimeOfDayFieldProps extends Pick<TextInputProps, 'label' | 'error'> {
  /** The raw input if it is not a valid time. */
  value: string;
  onChange: (time: string) => void;
}

/** Field for a time of day in 24-hour format in every locale. Also parses `930` and `9.30`. */
export function TimeOfDayField({ label, error, value, onChange }: TimeOfDayFieldProps) {
  return (
    <TextInput
      label={label}
      error={error}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => onChange(parseTime(value) ?? value)}
    />
  );
}
