import { describe, expect, it } from 'vitest';
import { latestToday, refusalOfBirthDate, refusalOfDeathDate } from './life-dates.ts';

it.each([
  { now: '2026-11-20T00:30:00+01:00', today: '2026-11-20' },
  { now: '2026-11-20T00:00:00Z', today: '2026-11-21' },
  { now: '2026-12-31T23:59:59Z', today: '2027-01-01' },
])('latestToday at $now is $today', ({ now, today }) => {
  expect(latestToday(new Date(now))).toBe(today);
});

describe('refusalOfBirthDate', () => {
  it.each([
    { birthDate: '2026-11-19', refusal: null },
    { birthDate: '2026-11-20', refusal: null },
    { birthDate: '2026-11-21', refusal: 'date_in_future' },
    { birthDate: '2027-01-01', refusal: 'date_in_future' },
    { birthDate: '1900-01-01', refusal: null },
    { birthDate: '1899-12-31', refusal: 'date_too_early' },
    { birthDate: '1850-06-01', refusal: 'date_too_early' },
    { birthDate: '', refusal: null },
  ])('for $birthDate on 2026-11-20 returns $refusal', ({ birthDate, refusal }) => {
    expect(refusalOfBirthDate(birthDate, '2026-11-20')).toBe(refusal);
  });
});

describe('refusalOfDeathDate', () => {
  it.each([
    { deceasedOn: '2026-11-20', birthDate: '2020-01-01', refusal: null },
    { deceasedOn: '2026-11-21', birthDate: '2020-01-01', refusal: 'date_in_future' },
    { deceasedOn: '2020-01-01', birthDate: '2020-01-01', refusal: null },
    { deceasedOn: '2019-12-31', birthDate: '2020-01-01', refusal: 'before_birth' },
    { deceasedOn: '2019-12-31', birthDate: '', refusal: null },
    { deceasedOn: '', birthDate: '2020-01-01', refusal: null },
  ])(
    'for death on $deceasedOn and birth on $birthDate returns $refusal',
    ({ deceasedOn, birthDate, refusal }) => {
      expect(refusalOfDeathDate(deceasedOn, birthDate, '2026-11-20')).toBe(refusal);
    },
  );
});
