import { describe, expect, it } from 'vitest';
import { refusalOfBirthDate } from './birth-date.ts';

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
