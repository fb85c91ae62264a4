import { DAY_MS } from '../time/durations.ts';

/**
 * Returns the latest day that may be today for somebody of whom nobody knows where they are, `YYYY-MM-DD`: where the sun
 * rises first, tomorrow by the clock of Greenwich is today.
 */
export const latestToday = (now: Date): string =>
  new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);

/** The earliest day on which a pet can have been born that anybody keeps: tortoises and parrots grow old, none as old as that. */
export const EARLIEST_BIRTH = '1900-01-01';

/**
 * Returns why a day cannot be a birth date; `null` when it can. Both days are `YYYY-MM-DD`, an empty one is not known.
 */
export function refusalOfBirthDate(
  birthDate: string,
  today: string,
): 'date_in_future' | 'date_too_early' | null {
  if (birthDate > today) return 'date_in_future';
  return birthDate !== '' && birthDate < EARLIEST_BIRTH ? 'date_too_early' : null;
}

/**
 * Returns why a day cannot be the one a pet died on; `null` when it can. All days are `YYYY-MM-DD`, empty ones not
 * known.
 */
export function refusalOfDeathDate(
  deceasedOn: string,
  birthDate: string,
  today: string,
): 'date_in_future' | 'before_birth' | null {
  if (deceasedOn > today) return 'date_in_future';
  return deceasedOn !== '' && deceasedOn < birthDate ? 'before_birth' : null;
}
