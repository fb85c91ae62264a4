import { describe, expect, it } from 'vitest';
import {
  dueDayOf,
  dueStatusOf,
  earliestPerKind,
  findDueDay,
  findNextDose,
  postponedDay,
  type DoseGiven,
  type DueRule,
} from './due-items.ts';

/** Distemper and others: from 8 weeks every 4 weeks until 16 weeks, booster at 26 weeks, then every 3 years. */
const CORE: DueRule = {
  firstAtWeeks: 8,
  seriesEveryWeeks: 4,
  seriesUntilWeeks: 16,
  primaryDoses: 1,
  boosterAtWeeks: 26,
  repeatMonths: 36,
};
/** Leptospirosis: two doses 4 weeks apart, then yearly. */
const YEARLY: DueRule = {
  ...CORE,
  seriesUntilWeeks: null,
  boosterAtWeeks: null,
  primaryDoses: 2,
  repeatMonths: 12,
};
const MONTHLY: DueRule = {
  ...YEARLY,
  firstAtWeeks: 4,
  seriesEveryWeeks: null,
  primaryDoses: 1,
  repeatMonths: 1,
};
const ONCE: DueRule = { ...MONTHLY, repeatMonths: null };

const BORN = '2026-01-05';
const dosesOn = (...days: string[]): DoseGiven[] =>
  days.map((givenOn) => ({ givenOn, nextDueOn: null }));

describe('the day on which the next dose is due', () => {
  it.each<[string, DueRule, string | null, DoseGiven[], string, string | null]>([
    ['puppy before its first dose', CORE, BORN, [], '2026-02-01', '2026-03-02'],
    ['puppy whose first dose is late', CORE, BORN, [], '2026-03-20', '2026-03-02'],
    ['puppy after the first dose', CORE, BORN, dosesOn('2026-03-02'), '2026-03-10', '2026-03-30'],
    [
      'puppy whose second dose was missed',
      CORE,
      BORN,
      dosesOn('2026-03-02'),
      '2026-06-30',
      '2026-03-30',
    ],
    [
      'late start: the series ends at 16 weeks',
      CORE,
      BORN,
      dosesOn('2026-04-20'),
      '2026-04-21',
      '2026-05-18',
    ],
    [
      'series complete: booster at 26 weeks',
      CORE,
      BORN,
      dosesOn('2026-03-02', '2026-03-30', '2026-04-27'),
      '2026-05-01',
      '2026-07-06',
    ],
    [
      'series ended late: booster 4 weeks after the last dose',
      CORE,
      BORN,
      dosesOn('2026-03-02', '2026-06-22'),
      '2026-06-23',
      '2026-07-20',
    ],
    [
      'booster given: every three years',
      CORE,
      BORN,
      dosesOn('2026-04-27', '2026-07-06'),
      '2026-08-01',
      '2029-07-06',
    ],
    ['adult with unknown history', CORE, '2020-01-01', [], '2026-06-01', '2026-06-01'],
    ['unknown birth date, no dose', CORE, null, [], '2026-06-01', '2026-06-01'],
    ['unknown birth date, one dose', CORE, null, dosesOn('2026-05-01'), '2026-06-01', '2029-05-01'],
    [
      'first of two primary doses of an adult',
      YEARLY,
      '2020-01-01',
      dosesOn('2026-05-01'),
      '2026-06-01',
      '2026-05-29',
    ],
    [
      'both primary doses',
      YEARLY,
      '2020-01-01',
      dosesOn('2026-05-29', '2026-05-01'),
      '2026-06-01',
      '2027-05-29',
    ],
    [
      'leap day',
      { ...YEARLY, primaryDoses: 1 },
      null,
      dosesOn('2024-02-29'),
      '2024-03-01',
      '2025-02-28',
    ],
    ['end of a month', MONTHLY, null, dosesOn('2026-01-31'), '2026-02-01', '2026-02-28'],
    ['an item that is not repeated', ONCE, BORN, dosesOn('2026-02-02'), '2026-03-01', null],
    [
      'day that the vet wrote on the latest dose',
      CORE,
      BORN,
      [...dosesOn('2026-03-02'), { givenOn: '2026-03-28', nextDueOn: '2026-04-22' }],
      '2026-04-01',
      '2026-04-22',
    ],
    [
      'day that the vet wrote on an earlier dose',
      MONTHLY,
      BORN,
      [{ givenOn: '2026-03-02', nextDueOn: '2027-01-01' }, ...dosesOn('2026-04-02')],
      '2026-04-03',
      '2026-05-02',
    ],
  ])('%s', (_name, rule, birthDate, doses, today, expected) => {
    expect(findDueDay(rule, { birthDate, deceasedOn: null }, doses, today)).toBe(expected);
  });

  it('is null for a pet that has died', () => {
    const pet = { birthDate: BORN, deceasedOn: '2026-02-01' };
    expect(findDueDay(CORE, pet, [], '2026-03-01')).toBeNull();
  });
});

describe('status, decisions and several clinics', () => {
  it.each([
    ['2026-05-31', 'OVERDUE'],
    ['2026-06-01', 'DUE'],
    ['2026-07-01', 'DUE'],
    ['2026-07-02', 'UPCOMING'],
  ])('an item due on %s is %s', (dueOn, status) => {
    expect(dueStatusOf(dueOn, '2026-06-01')).toBe(status);
  });

  it.each([
    ['2026-06-01', null, '2026-06-01'],
    ['2026-06-01', '2026-06-20', '2026-06-20'],
    ['2026-06-01', '2026-05-20', '2026-06-01'],
  ])('an item due on %s, postponed to %s, is due on %s', (dueOn, until, expected) => {
    expect(postponedDay(dueOn, until)).toBe(expected);
  });

  it('the family sees the earliest item of each kind', () => {
    const items = [
      { kind: 'CORE', dueOn: '2026-07-01', isDeclined: false, clinic: 'A' },
      { kind: 'CORE', dueOn: '2026-06-01', isDeclined: false, clinic: 'B' },
      { kind: 'RABIES', dueOn: '2026-09-01', isDeclined: true, clinic: 'A' },
    ];
    expect(earliestPerKind(items)).toEqual([items[1], items[2]]);
  });

  it('an item that one clinic declined does not hide that of another', () => {
    const items = [
      { kind: 'CORE', dueOn: '2026-06-01', isDeclined: true, clinic: 'A' },
      { kind: 'CORE', dueOn: '2026-07-01', isDeclined: false, clinic: 'B' },
    ];
    expect(earliestPerKind(items)).toEqual([items[1]]);
    expect(earliestPerKind(items.toReversed())).toEqual([items[1]]);
  });

  it.each([
    ['a pup whose first dose is ahead', '2026-07-01', '2026-08-26', '2026-10-21'],
    ['an adult at the end of its series', '2025-06-01', '2025-07-27', '2025-09-21'],
  ])(
    'the stored day of %s does not depend on the current day',
    (_name, birthDate, dueOn, floatsFrom) => {
      expect(findNextDose(CORE, { birthDate, deceasedOn: null }, [])).toEqual({
        dueOn,
        floatsFrom,
      });
    },
  );

  it('a pet without birth date and known dose is due on any day', () => {
    const next = findNextDose(CORE, { birthDate: null, deceasedOn: null }, []);
    expect(next).toEqual({ dueOn: null, floatsFrom: null });
    expect(next && dueDayOf(next, '2026-06-01')).toBe('2026-06-01');
  });
});
