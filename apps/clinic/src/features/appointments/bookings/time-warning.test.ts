import { describe, expect, it } from 'vitest';
import { sampleEvent, VERA } from '../calendar/calendar-samples.test-data.ts';
import { findTimeWarning, type TimeWarningContext } from './time-warning.ts';

/**
 * In Rome (UTC+2 until October 25): open on Mondays from 9:00 to 13:00 and from 15:00 to midnight, and on until 2:00
 * on Tuesdays.
 */
const context: TimeWarningContext = {
  now: new Date('2026-09-01T08:00:00Z'),
  zone: 'Europe/Rome',
  week: [
    { weekday: 1, from: '09:00', to: '13:00' },
    { weekday: 1, from: '15:00', to: '24:00' },
    { weekday: 2, from: '00:00', to: '02:00' },
  ],
  own: null,
  events: [],
};
const time = (from: string, to: string) => ({
  start: `2026-09-${from}:00.000Z`,
  end: `2026-09-${to}:00.000Z`,
  resource: VERA,
});
const morning = time('07T07:00', '07T07:30');
const away = (changes: Parameters<typeof sampleEvent>[0]) =>
  sampleEvent({
    category: 'OOO',
    member: null,
    start: '2026-09-07T07:15:00.000Z',
    end: '2026-09-07T08:00:00.000Z',
    ...changes,
  });

describe('findTimeWarning', () => {
  it.each([
    { why: 'within the hours', at: morning, doubt: null },
    { why: 'that ends when the hours end', at: time('07T10:30', '07T11:00'), doubt: null },
    { why: 'across midnight', at: time('07T21:30', '07T22:30'), doubt: null },
    { why: 'before the hours begin', at: time('07T06:45', '07T07:15'), doubt: 'OUTSIDE_HOURS' },
    { why: 'after the hours end', at: time('07T10:45', '07T11:15'), doubt: 'OUTSIDE_HOURS' },
    { why: 'between two spans of hours', at: time('07T11:30', '07T12:00'), doubt: 'OUTSIDE_HOURS' },
    { why: 'on a day off', at: time('06T08:00', '06T08:30'), doubt: 'CLOSED' },
    { why: 'that began a minute ago', at: time('01T07:59', '01T08:29'), doubt: 'PAST' },
    { why: 'that begins now', at: time('01T08:00', '01T08:30'), doubt: 'OUTSIDE_HOURS' },
    { why: 'within a closure', at: morning, events: [away({})], doubt: 'CLOSED' },
    {
      why: 'next to a closure',
      at: morning,
      events: [away({ start: '2026-09-07T07:30:00.000Z' })],
      doubt: null,
    },
    { why: 'in a canceled closure', at: morning, events: [away({ valid: false })], doubt: null },
    {
      why: 'within an absence of the member',
      at: morning,
      events: [away({ member: VERA })],
      doubt: null,
    },
    {
      why: 'outside the hours of the member',
      at: morning,
      own: [{ weekday: 1, from: '10:00', to: '13:00' }],
      doubt: 'NOT_WORKING',
    },
    { why: 'without any hours', at: time('07T01:00', '07T02:00'), week: [], doubt: null },
  ])('returns $doubt for a time $why', ({ at, doubt, ...changes }) => {
    expect(findTimeWarning(at, { ...context, ...changes })).toBe(doubt);
  });
});
