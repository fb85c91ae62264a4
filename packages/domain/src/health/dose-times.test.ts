import { describe, expect, it } from 'vitest';
import {
  adherenceByDay,
  countDoses,
  doseTimes,
  dosesUntil,
  endOfPlan,
  nextReminder,
  planStatusOf,
  refusalOfDose,
  type Schedule,
} from './dose-times.ts';

const ROME = 'Europe/Rome';

describe('times of doses', () => {
  it.each<[string, Schedule, number, string, string[]]>([
    [
      'every 12 hours, from the start',
      { hours: 12 },
      1,
      '2026-05-04T09:30:00Z',
      ['2026-05-04T09:30:00Z', '2026-05-04T21:30:00Z'],
    ],
    [
      'less often than daily, at least once',
      { hours: 48 },
      1,
      '2026-05-04T09:30:00Z',
      ['2026-05-04T09:30:00Z'],
    ],
    [
      'less often than daily, as long as prescribed',
      { hours: 48 },
      5,
      '2026-05-04T09:30:00Z',
      ['2026-05-04T09:30:00Z', '2026-05-06T09:30:00Z', '2026-05-08T09:30:00Z'],
    ],
    [
      'an interval that does not divide the day',
      { hours: 9 },
      1,
      '2026-05-04T00:00:00Z',
      ['2026-05-04T00:00:00Z', '2026-05-04T09:00:00Z', '2026-05-04T18:00:00Z'],
    ],
    [
      'times of day, from the next one, as many as prescribed',
      { times: ['20:00', '08:00'] },
      2,
      '2026-05-04T09:30:00Z',
      [
        '2026-05-04T18:00:00Z',
        '2026-05-05T06:00:00Z',
        '2026-05-05T18:00:00Z',
        '2026-05-06T06:00:00Z',
      ],
    ],
    [
      'exactly at the start',
      { times: ['08:00'] },
      1,
      '2026-05-04T06:00:00Z',
      ['2026-05-04T06:00:00Z'],
    ],
    [
      'the same time twice',
      { times: ['08:00', '08:00'] },
      1,
      '2026-05-04T06:00:00Z',
      ['2026-05-04T06:00:00Z'],
    ],
    [
      'wall-clock times stay across the end of summer time',
      { times: ['08:00'] },
      2,
      '2026-10-24T05:00:00Z',
      ['2026-10-24T06:00:00Z', '2026-10-25T07:00:00Z'],
    ],
    [
      'a time that the changeover day skips is an hour later',
      { times: ['02:30'] },
      2,
      '2026-03-28T00:00:00Z',
      ['2026-03-28T01:30:00Z', '2026-03-29T01:30:00Z'],
    ],
    [
      'hours are real hours on the changeover day',
      { hours: 12 },
      1,
      '2026-03-28T20:00:00Z',
      ['2026-03-28T20:00:00Z', '2026-03-29T08:00:00Z'],
    ],
  ])('%s', (_name, every, days, start, expected) => {
    const course = { every, days, startsAt: new Date(start), zone: ROME };
    expect(doseTimes(course)).toEqual(expected.map((time) => new Date(time)));
  });
});

const times = [new Date('2026-05-04T06:00:00Z'), new Date('2026-05-05T06:00:00Z')];
const at = (time: string) => new Date(time);

describe('therapy plans', () => {
  it.each([
    [null, null, '2026-05-04T12:00:00Z', 'ACTIVE'],
    [null, null, '2026-05-05T06:00:00Z', 'ACTIVE'],
    [null, null, '2026-05-05T06:00:01Z', 'ENDED'],
    [null, '2026-05-04', '2026-05-04T12:00:00Z', 'ENDED'],
    ['2026-05-04T07:00:00Z', null, '2026-05-06T12:00:00Z', 'STOPPED'],
  ])('stopped %s, died %s, at %s: %s', (stopped, deceasedOn, now, status) => {
    const stoppedAt = stopped === null ? null : at(stopped);
    expect(planStatusOf(times, { stoppedAt, deceasedOn }, at(now))).toBe(status);
  });

  it.each([
    ['2026-05-04T06:00:00Z', null, '2026-05-04T06:00:00Z', null],
    ['2026-05-04T06:00:00Z', null, '2026-05-03T06:00:00Z', null],
    ['2026-05-04T06:00:00Z', null, '2026-05-03T05:59:00Z', 'date_in_future'],
    ['2026-05-04T06:00:00Z', null, '2026-06-01T06:00:00Z', null],
    ['2026-05-04T06:01:00Z', null, '2026-05-04T06:00:00Z', 'unknown'],
    ['2026-05-04T06:00:00Z', '2026-05-04T08:00:00Z', '2026-05-04T09:00:00Z', null],
    ['2026-05-05T06:00:00Z', '2026-05-04T08:00:00Z', '2026-05-05T06:00:00Z', 'STATUS_CONFLICT'],
  ])('dose of %s, stopped %s, at %s: %s', (dueAt, stopped, now, refusal) => {
    const end = stopped === null ? null : at(stopped);
    expect(refusalOfDose(times, { dueAt: at(dueAt), end, now: at(now) })).toBe(refusal);
  });

  it.each([
    ['is not over', null, null, null],
    ['is stopped', '2026-05-04T08:00:00Z', null, '2026-05-04T08:00:00Z'],
    ['ends with the day of the death in its zone', null, '2026-05-04', '2026-05-04T22:00:00Z'],
    ['is stopped before the death', '2026-05-04T08:00:00Z', '2026-05-04', '2026-05-04T08:00:00Z'],
    ['is stopped after the death', '2026-05-06T08:00:00Z', '2026-05-04', '2026-05-04T22:00:00Z'],
  ])('a plan that %s', (_name, stopped, deceasedOn, expected) => {
    const stoppedAt = stopped === null ? null : at(stopped);
    const end = endOfPlan({ stoppedAt, deceasedOn }, 'Europe/Rome');
    expect(end?.getTime()).toBe(expected === null ? undefined : at(expected).getTime());
    const early = dosesUntil(times, end);
    expect(early.every((time) => end === null || time <= end)).toBe(true);
  });

  it('counts the doses of a schedule without listing them', () => {
    expect(countDoses({ hours: 1 }, 365)).toBe(8760);
    expect(countDoses({ times: ['08:00', '20:00', '08:00'] }, 10)).toBe(20);
  });

  it.each([
    ['before the first dose', '2026-05-01T00:00:00Z', null, 0],
    ['at the first dose', 'first', 0, 1],
    ['half an hour late', 'late', 0, 1],
    ['two hours late', 'too late', null, 1],
  ])('reminds %s', (_name, when, due, next) => {
    const first = times[0] ?? at('2026-05-04T06:00:00Z');
    const minutes = { first: 0, late: 30, 'too late': 120 }[when];
    const now = minutes === undefined ? at(when) : new Date(first.getTime() + minutes * 60_000);
    const reminder = nextReminder(times, first, now);
    expect(reminder.due).toEqual(due === null ? null : times[due]);
    expect(reminder.next).toEqual(times[next]);
  });

  it('sums the answers of each day; a dose is missed after two hours', () => {
    const [one, two, three] = ['06:00', '12:00', '18:00'].map((time) =>
      at(`2026-05-04T${time}:00Z`),
    );
    if (!one || !two || !three) throw new Error('three doses');
    const statusOf = (time: Date) => (time === one ? ('GIVEN' as const) : undefined);
    const dayOf = (time: Date) => time.toISOString().slice(0, 10);
    const sum = { day: '2026-05-04', given: 1, skipped: 0 };
    expect(adherenceByDay([one, two, three], statusOf, dayOf, at('2026-05-04T14:00:00Z'))).toEqual([
      { ...sum, missed: 1, ahead: 1 },
    ]);
    expect(adherenceByDay([one, two], statusOf, dayOf, at('2026-05-04T13:59:00Z'))).toEqual([
      { ...sum, missed: 0, ahead: 1 },
    ]);
  });
});
