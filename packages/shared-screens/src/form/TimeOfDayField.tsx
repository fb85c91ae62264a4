import { TextInput, type TextInputProps } from '@mantine/core';
import { readTime } from '@zampa/domain/timetables/read-time';

export interface TimeOfDayFieldProps extends Pick<TextInputProps, 'label' | 'error'> {
  /** As it was typed where it is no time. */
  value: string;
  onChange: (time: string) => void;
}

/**
 * Asks for a time of the day on a 24 hour clock, like every time beside it, whatever the browser's language is; `930`
 * and `9.30` are understood.
 */
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
      onBlur={() => onChange(readTime(value) ?? value)}
    />
  );
}
