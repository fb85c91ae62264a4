import { DAY_MS } from '../time/durations.ts';

/**
 * Returns the latest date that can be "today" in any time zone, `YYYY-MM-DD`. Used when the person's zone is unknown.
 */
export const latestToday = (now: Date): string =>
  new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);

/** Earliest accepted birth date; no pet that people keep is older. */
export const EARLIEST_BIRTH = '1900-01-01';

/**
 * Returns the reason why a day is not a valid birth date; `null` if it is. Days are `YYYY-MM-DD`; empty means
 * unknown.
 */
export function refusalOfBirthDate(
  birthDate: string,
  today: string,
): 'date_in_future' | 'date_too_early' | null {
  if (birthDate > today) return 'date_in_future';
  return birthDate !== '' && birthDate < EARLIEST_BIRTH ? 'date_too_early' : null;
}

/**
 * Returns the reason why a day is not a valid date of death; `null` if it is. Days are `YYYY-MM-DD`; empty means
 * unknown.
 */
export function refusalOfDeathDate(
  deceasedOn: string,
  birthDate: string,
  today: string,
): 'date_in_future' | 'before_birth' | null {
  if (deceasedOn > today) return 'date_in_future';
  return deceasedOn !== '' && deceasedOn < birthDate ? 'before_birth' : null;
}
