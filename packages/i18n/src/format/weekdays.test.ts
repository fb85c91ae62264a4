import { expect, it } from 'vitest';
import { weekdayName } from './weekdays.ts';

it.each([
  { weekday: 1, language: 'en', long: 'Monday', short: 'Mon' },
  { weekday: 7, language: 'en', long: 'Sunday', short: 'Sun' },
  { weekday: 1, language: 'it', long: 'lunedì', short: 'lun' },
  { weekday: 6, language: 'it', long: 'sabato', short: 'sab' },
] as const)(
  'weekdayName of day $weekday in $language is $long',
  ({ weekday, language, long, short }) => {
    expect(weekdayName(weekday, language)).toBe(long);
    expect(weekdayName(weekday, language, 'short')).toBe(short);
  },
);
