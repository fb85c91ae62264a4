import { describe, expect, it } from 'vitest';
import { doseTimes, planStatusOf, refusalOfDose, type Schedule } from './dose-times.ts';

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
    const stoppedAt = stopped === null ? null : at(stopped);
    expect(refusalOfDose(times, { dueAt: at(dueAt), stoppedAt, now: at(now) })).toBe(refusal);
  });
});
