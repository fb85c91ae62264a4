import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { instantOf, isEverShown, wallDate, zoneOffset } from './wall-date.ts';
import { dayPlus } from './plain-days.ts';
import { wallAt, wallDay, wallMinute, wallTime } from './wall-day.ts';

const shown = (instant: string, zone: string) => wallDate(instant, zone).toISOString().slice(0, 16);

describe('wallDate', () => {
  it.each([
    ['2026-11-20T08:05:00Z', 'Europe/Rome', '2026-11-20T09:05'],
    ['2026-11-20T08:05:00Z', 'America/New_York', '2026-11-20T03:05'],
    ['2026-11-20T23:30:00Z', 'Asia/Tokyo', '2026-11-21T08:30'],
    ['2027-03-28T00:59:00Z', 'Europe/Rome', '2027-03-28T01:59'],
    ['2027-03-28T01:00:00Z', 'Europe/Rome', '2027-03-28T03:00'],
    ['2027-10-31T00:30:00Z', 'Europe/Rome', '2027-10-31T02:30'],
    ['2027-10-31T01:30:00Z', 'Europe/Rome', '2027-10-31T02:30'],
  ])('%s in %s is %s', (instant, zone, wall) => {
    expect(shown(instant, zone)).toBe(wall);
  });
});

describe('zoneOffset', () => {
  it.each([
    ['2026-07-01T22:15:00.500Z', 'Asia/Kolkata', 330],
    ['2026-07-01T22:15:00.500Z', 'America/New_York', -240],
    ['2027-03-28T00:59:59.999Z', 'Europe/Rome', 60],
    ['2027-03-28T01:00:00.000Z', 'Europe/Rome', 120],
    // The last clock that was set within a quarter of an hour.
    ['1972-01-07T00:44:29.000Z', 'Africa/Monrovia', -44.5],
    ['1972-01-07T00:44:30.000Z', 'Africa/Monrovia', 0],
  ])('at %s in %s is %f minutes', (instant, zone, minutes) => {
    expect(zoneOffset(new Date(instant), zone)).toBe(minutes * 60_000);
  });

  it('is the same however often and for however many instants it is asked', () => {
    const zone = 'Europe/Rome';
    const first = Date.parse('2027-01-01T00:00Z');
    const asked = () =>
      Array.from({ length: 365 }, (_, day) => zoneOffset(new Date(first + day * DAY_MS), zone));
    const before = asked();
    for (let hour = 0; hour < 365 * 24; hour += 1)
      zoneOffset(new Date(first + hour * HOUR_MS), zone);
    expect(asked()).toEqual(before);
    expect(new Set(before)).toEqual(new Set([HOUR_MS, 2 * HOUR_MS]));
  });

  it('of no instant is none', () => {
    expect(() => zoneOffset(new Date(Number.NaN), 'Europe/Rome')).toThrow(RangeError);
  });
});

describe('instantOf', () => {
  it.each([
    { why: 'an ordinary day', wall: '2026-11-20T09:05', instant: '2026-11-20T08:05:00.000Z' },
    { why: 'after the leap', wall: '2027-03-28T09:00', instant: '2027-03-28T07:00:00.000Z' },
    { why: 'leapt over', wall: '2027-03-28T02:30', instant: '2027-03-28T01:30:00.000Z' },
    { why: 'shown twice', wall: '2027-10-31T02:30', instant: '2027-10-31T00:30:00.000Z' },
    {
      why: 'after the hour came twice',
      wall: '2027-10-31T03:00',
      instant: '2027-10-31T02:00:00.000Z',
    },
  ])('$why', ({ wall, instant }) => {
    expect(instantOf(new Date(`${wall}:00Z`), 'Europe/Rome').toISOString()).toBe(instant);
  });

  it('is the way back of every time that the clocks show once', () => {
    for (const day of ['2027-03-28', '2027-10-31', '2027-06-01'])
      for (let minute = 3 * 60; minute < 1440; minute += 15) {
        const wall = wallAt(day, minute);
        expect(wallDate(instantOf(wall, 'Europe/Rome'), 'Europe/Rome')).toEqual(wall);
      }
  });
});

describe('against Temporal', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((_zone, index) => index % 12 === 0);
  const named = [
    'Europe/Rome',
    'America/New_York',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Africa/Casablanca',
  ];
  const changes = (zone: string) => {
    const found: Temporal.ZonedDateTime[] = [];
    let at = Temporal.Instant.from('2026-01-01T00:00Z').toZonedDateTimeISO(zone);
    for (
      let next = at.getTimeZoneTransition('next');
      next && next.year < 2029;
      next = at.getTimeZoneTransition('next')
    ) {
      found.push(next);
      at = next;
    }
    return found.length > 0 ? found : [at];
  };

  it.each([...named, ...zones])('%s, every quarter of an hour around each change', (zone) => {
    for (const change of changes(zone))
      for (let quarter = -20; quarter <= 20; quarter += 1) {
        const { epochMilliseconds } = change.add({ minutes: 15 * quarter });
        const instant = new Date(epochMilliseconds);
        const plain = change.add({ minutes: 15 * quarter }).toPlainDateTime();
        const wall = wallDate(instant, zone);
        expect(wall.getTime()).toBe(plain.toZonedDateTime('UTC').epochMilliseconds);
        const local = change.toPlainDateTime().add({ minutes: 15 * quarter });
        expect(
          instantOf(new Date(local.toZonedDateTime('UTC').epochMilliseconds), zone).getTime(),
        ).toBe(local.toZonedDateTime(zone).epochMilliseconds);
      }
  });
});

describe('parts of a wall date', () => {
  it.each([
    ['2026-11-20', 545, '09:05'],
    ['2026-11-20', 0, '00:00'],
  ])('%s at minute %i', (day, minute, time) => {
    const wall = wallAt(day, minute);
    expect([wallDay(wall), wallMinute(wall), wallTime(wall)]).toEqual([day, minute, time]);
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2027-03-28', -1, '2027-03-27'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('%s and %i days', (day, days, other) => {
    expect(dayPlus(day, days)).toBe(other);
  });
});

it.each([
  ['2027-03-28T01:59', 'Europe/Rome', true],
  ['2027-03-28T02:00', 'Europe/Rome', false],
  ['2027-03-28T02:30', 'Europe/Rome', false],
  ['2027-03-28T02:59', 'Europe/Rome', false],
  ['2027-03-28T03:00', 'Europe/Rome', true],
  ['2027-10-31T02:30', 'Europe/Rome', true],
  ['2027-03-28T02:30', 'America/New_York', true],
  ['2027-03-14T02:30', 'America/New_York', false],
])('the clocks show %s in %s: %s', (wall, zone, isShown) => {
  expect(isEverShown(new Date(`${wall}Z`), zone)).toBe(isShown);
});
