import { describe, expect, it } from 'vitest';
import { ageOn } from './age.ts';

describe('ageOn', () => {
  it.each([
    { born: '2026-11-20', years: 0, months: 0, weeks: 0 },
    { born: '2026-11-14', years: 0, months: 0, weeks: 0 },
    { born: '2026-11-13', years: 0, months: 0, weeks: 1 },
    { born: '2026-10-21', years: 0, months: 0, weeks: 4 },
    { born: '2026-10-20', years: 0, months: 1, weeks: 0 },
    { born: '2025-11-21', years: 0, months: 11, weeks: 0 },
    { born: '2025-11-20', years: 1, months: 0, weeks: 0 },
    { born: '2024-02-29', years: 2, months: 8, weeks: 0 },
    { born: '2027-01-01', years: 0, months: 0, weeks: 0 },
  ])('of $born on 2026-11-20 is $years years, $months months, $weeks weeks', ({ born, ...age }) => {
    expect(ageOn(born, '2026-11-20')).toEqual(age);
  });
});
