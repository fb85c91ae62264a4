import { TextInput } from '@mantine/core';
import { parseTime } from '@zampa/domain/timetables/parse-time';
import { useState } from 'react';

export interface TimeFieldProps {
  label: string;
  /** Unparsed text if it is not a valid time. */
  value: string;
  error: boolean;
  onChange: (time: string) => void;
}

/** Shows a field for a time on a 24-hour clock. Unlike the browser's own field it accepts 24:00. */
export function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commitTyped = () => {
    if (typed !== null) onChange(parseTime(typed) ?? typed);
    setTyped(null);
  };
  return (
    <TextInput
      aria-label={label}
      value={typed ?? value}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      w="5rem"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={commitTyped}
      onKeyDown={({ key }) => key === 'Enter' && commitTyped()}
    />
  );
}
