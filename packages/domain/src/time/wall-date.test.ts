import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { instantOf, isExistingTime, wallDate, zoneOffset } from './wall-date.ts';
import { dayPlus } from './plain-days.ts';
import { wallAt, wallDay, wallMinute, wallTime } from './wall-day.ts';

const wallText = (instant: string, zone: string) =>
  wallDate(instant, zone).toISOString().slice(0, 16);

describe('wallDate', () => {
  it.each([
    ['2026-11-20T08:05:00Z', 'Europe/Rome', '2026-11-20T09:05'],
    ['2026-11-20T08:05:00Z', 'America/New_York', '2026-11-20T03:05'],
    ['2026-11-20T23:30:00Z', 'Asia/Tokyo', '2026-11-21T08:30'],
    ['2027-03-28T00:59:00Z', 'Europe/Rome', '2027-03-28T01:59'],
    ['2027-03-28T01:00:00Z', 'Europe/Rome', '2027-03-28T03:00'],
    ['2027-10-31T00:30:00Z', 'Europe/Rome', '2027-10-31T02:30'],
    ['2027-10-31T01:30:00Z', 'Europe/Rome', '2027-10-31T02:30'],
  ])('of %s in %s is %s', (instant, zone, wall) => {
    expect(wallText(instant, zone)).toBe(wall);
  });
});

describe('zoneOffset', () => {
  it.each([
    ['2026-07-01T22:15:00.500Z', 'Asia/Kolkata', 330],
    ['2026-07-01T22:15:00.500Z', 'America/New_York', -240],
    ['2027-03-28T00:59:59.999Z', 'Europe/Rome', 60],
    ['2027-03-28T01:00:00.000Z', 'Europe/Rome', 120],
    // The last time zone change to an offset that is no multiple of 15 minutes.
    ['1972-01-07T00:44:29.000Z', 'Africa/Monrovia', -44.5],
    ['1972-01-07T00:44:30.000Z', 'Africa/Monrovia', 0],
  ])('at %s in %s is %f minutes', (instant, zone, minutes) => {
    expect(zoneOffset(new Date(instant), zone)).toBe(minutes * 60_000);
  });

  it('is stable across repeated and many lookups (cache)', () => {
    const zone = 'Europe/Rome';
    const first = Date.parse('2027-01-01T00:00Z');
    const readOffsets = () =>
      Array.from({ length: 365 }, (_, day) => zoneOffset(new Date(first + day * DAY_MS), zone));
    const before = readOffsets();
    for (let hour = 0; hour < 365 * 24; hour += 1)
      zoneOffset(new Date(first + hour * HOUR_MS), zone);
    expect(readOffsets()).toEqual(before);
    expect(new Set(before)).toEqual(new Set([HOUR_MS, 2 * HOUR_MS]));
  });

  it('throws for an invalid date', () => {
    expect(() => zoneOffset(new Date(Number.NaN), 'Europe/Rome')).toThrow(RangeError);
  });
});

describe('instantOf', () => {
  it.each([
    {
      why: 'a time on an ordinary day',
      wall: '2026-11-20T09:05',
      instant: '2026-11-20T08:05:00.000Z',
    },
    {
      why: 'a time after the DST start',
      wall: '2027-03-28T09:00',
      instant: '2027-03-28T07:00:00.000Z',
    },
    { why: 'a skipped time', wall: '2027-03-28T02:30', instant: '2027-03-28T01:30:00.000Z' },
    { why: 'a repeated time', wall: '2027-10-31T02:30', instant: '2027-10-31T00:30:00.000Z' },
    {
      why: 'a time after the repeated hour',
      wall: '2027-10-31T03:00',
      instant: '2027-10-31T02:00:00.000Z',
    },
  ])('converts $why', ({ wall, instant }) => {
    expect(instantOf(new Date(`${wall}:00Z`), 'Europe/Rome').toISOString()).toBe(instant);
  });

  it('inverts wallDate for every time that the clock shows once', () => {
    for (const day of ['2027-03-28', '2027-10-31', '2027-06-01'])
      for (let minute = 3 * 60; minute < 1440; minute += 15) {
        const wall = wallAt(day, minute);
        expect(wallDate(instantOf(wall, 'Europe/Rome'), 'Europe/Rome')).toEqual(wall);
      }
  });
});

describe('wallDate and instantOf compared to Temporal', () => {
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

  it.each([...named, ...zones])(
    'agree in %s, every quarter of an hour around each DST change',
    (zone) => {
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
    },
  );
});

describe('wallDay, wallMinute, wallTime and dayPlus', () => {
  it.each([
    ['2026-11-20', 545, '09:05'],
    ['2026-11-20', 0, '00:00'],
  ])('read %s at minute %i', (day, minute, time) => {
    const wall = wallAt(day, minute);
    expect([wallDay(wall), wallMinute(wall), wallTime(wall)]).toEqual([day, minute, time]);
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2027-03-28', -1, '2027-03-27'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('add to %s: %i days', (day, days, other) => {
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
])('isExistingTime for %s in %s is %s', (wall, zone, isShown) => {
  expect(isExistingTime(new Date(`${wall}Z`), zone)).toBe(isShown);
});
