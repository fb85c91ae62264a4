import { parseMinute, formatMinute } from './weekly-hours.ts';

/** Parses a time of day as typed (`9`, `9.30`, `930`, `24`) to `HH:MM`; null if it is invalid. */
export function parseTime(typed: string): string | null {
  const written = typed.trim();
  const [, hours, minutes = '0'] =
    /^(\d{1,2})(?:[:.,](\d{2}))?$/.exec(written) ?? /^(\d{1,2})(\d{2})$/.exec(written) ?? [];
  if (hours === undefined) return null;
  const minute = parseMinute(`${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`);
  return minute === null ? null : formatMinute(minute);
}
