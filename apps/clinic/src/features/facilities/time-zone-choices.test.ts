import { TIME_ZONES } from '@zampa/domain/facilities/time-zones';
import { describe, expect, it } from 'vitest';
import { initialTimeZone, timeZoneChoices } from './time-zone-choices.ts';

const winter = new Date('2026-01-10T12:00:00Z');
const summer = new Date('2026-07-10T12:00:00Z');

const zoneLabel = (zone: string, now: Date) =>
  timeZoneChoices(now, 'en').find(({ value }) => value === zone)?.label;

describe('timeZoneChoices', () => {
  it('contains every zone once', () => {
    expect(new Set(timeZoneChoices(winter, 'en').map(({ value }) => value))).toEqual(
      new Set(TIME_ZONES),
    );
  });

  it.each([
    { zone: 'Europe/Rome', now: winter, label: 'Rome, Central European Time (UTC+01:00)' },
    { zone: 'Europe/Rome', now: summer, label: 'Rome, Central European Time (UTC+02:00)' },
    { zone: 'America/St_Johns', now: winter, label: 'St Johns, Newfoundland Time (UTC−03:30)' },
    {
      zone: 'America/Argentina/Buenos_Aires',
      now: summer,
      label: 'Buenos Aires, Argentina Standard Time (UTC−03:00)',
    },
    { zone: 'Asia/Kolkata', now: summer, label: 'Kolkata, India Standard Time (UTC+05:30)' },
    { zone: 'UTC', now: summer, label: 'UTC (UTC+00:00)' },
  ])('labels $zone with its offset: $label', ({ zone, now, label }) => {
    expect(zoneLabel(zone, now)).toBe(label);
  });

  it('sorts zones from west to east', () => {
    const zones = timeZoneChoices(winter, 'en').map(({ value }) => value);
    expect([zones[0], zones.at(-1)]).toEqual(['Pacific/Honolulu', 'Pacific/Auckland']);
  });
});

describe('initialTimeZone', () => {
  it.each([
    { why: 'a listed zone', browser: 'Europe/Rome', zone: 'Europe/Rome' },
    {
      why: 'a zone with the same offsets in both seasons',
      browser: 'Australia/Melbourne',
      zone: 'Australia/Sydney',
    },
    {
      why: 'the nearest of a zone with unlisted offsets',
      browser: 'Asia/Kathmandu',
      zone: 'Asia/Kolkata',
    },
    { why: 'a zone that the browser does not support', browser: 'Mars/Olympus', zone: 'UTC' },
  ])('returns $zone for $browser, $why', ({ browser, zone }) => {
    expect(initialTimeZone(browser, winter)).toBe(zone);
  });
});
