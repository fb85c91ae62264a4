import { describe, expect, it } from 'vitest';
import { refusalOfBirthDate, refusalOfDeathDate } from './life-dates.ts';

describe('refusalOfBirthDate', () => {
  it.each([
    { birthDate: '2026-11-19', refusal: null },
    { birthDate: '2026-11-20', refusal: null },
    { birthDate: '2026-11-21', refusal: 'date_in_future' },
    { birthDate: '2027-01-01', refusal: 'date_in_future' },
    { birthDate: '', refusal: null },
  ])('$birthDate, seen on 2026-11-20 → $refusal', ({ birthDate, refusal }) => {
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
  ])('$deceasedOn of one born $birthDate → $refusal', ({ deceasedOn, birthDate, refusal }) => {
    expect(refusalOfDeathDate(deceasedOn, birthDate, '2026-11-20')).toBe(refusal);
  });
});
