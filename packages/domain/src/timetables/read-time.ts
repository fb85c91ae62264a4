import { minuteOf, timeOf } from './weekly-hours.ts';

/**
 * Reads a time of the day as people type it (`9`, `9.30`, `930`, `24`), as `HH:MM`; null when there is no such time.
 */
export function readTime(typed: string): string | null {
  const written = typed.trim();
  const [, hours, minutes = '0'] =
    /^(\d{1,2})(?:[:.,](\d{2}))?$/.exec(written) ?? /^(\d{1,2})(\d{2})$/.exec(written) ?? [];
  if (hours === undefined) return null;
  const minute = minuteOf(`${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`);
  return minute === null ? null : timeOf(minute);
}
