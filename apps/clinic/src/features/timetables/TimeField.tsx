import { TextInput } from '@mantine/core';
import { readTime } from '@zampa/domain/timetables/read-time';
import { useState } from 'react';

export interface TimeFieldProps {
  label: string;
  /** As it was typed where it is no time. */
  value: string;
  error: boolean;
  onChange: (time: string) => void;
}

/**
 * Asks for a time of the day on a 24 hour clock, which may end at 24:00: the browser's own field knows no such time.
 */
export function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed !== null) onChange(readTime(typed) ?? typed);
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
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
