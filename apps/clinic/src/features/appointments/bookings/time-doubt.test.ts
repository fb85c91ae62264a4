import { describe, expect, it } from 'vitest';
import { sampleEvent, VERA } from '../calendar/calendar-samples.test-data.ts';
import { doubtOf, type KnownHours } from './time-doubt.ts';

/** In Rome, two hours ahead of UTC until the 25th of October; Mondays from nine to one and from three to midnight. */
const known: KnownHours = {
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

describe('doubtOf', () => {
  it.each([
    { why: 'in the hours', at: morning, doubt: null },
    { why: 'until they end', at: time('07T10:30', '07T11:00'), doubt: null },
    { why: 'across midnight', at: time('07T21:30', '07T22:30'), doubt: null },
    { why: 'before they begin', at: time('07T06:45', '07T07:15'), doubt: 'OUTSIDE_HOURS' },
    { why: 'beyond their end', at: time('07T10:45', '07T11:15'), doubt: 'OUTSIDE_HOURS' },
    { why: 'between them', at: time('07T11:30', '07T12:00'), doubt: 'OUTSIDE_HOURS' },
    { why: 'on a day off', at: time('06T08:00', '06T08:30'), doubt: 'CLOSED' },
    { why: 'a minute ago', at: time('01T07:59', '01T08:29'), doubt: 'PAST' },
    { why: 'now', at: time('01T08:00', '01T08:30'), doubt: 'OUTSIDE_HOURS' },
    { why: 'in a closure', at: morning, events: [away({})], doubt: 'CLOSED' },
    {
      why: 'beside a closure',
      at: morning,
      events: [away({ start: '2026-09-07T07:30:00.000Z' })],
      doubt: null,
    },
    { why: 'in one called off', at: morning, events: [away({ valid: false })], doubt: null },
    { why: 'in somebody’s absence', at: morning, events: [away({ member: VERA })], doubt: null },
    {
      why: 'outside their own hours',
      at: morning,
      own: [{ weekday: 1, from: '10:00', to: '13:00' }],
      doubt: 'NOT_WORKING',
    },
    { why: 'where no hours are known', at: time('07T01:00', '07T02:00'), week: [], doubt: null },
  ])('$why: $doubt', ({ at, doubt, ...changes }) => {
    expect(doubtOf(at, { ...known, ...changes })).toBe(doubt);
  });
});
