import { afterEach, expect, it, vi } from 'vitest';
import { cityOf, deviceZone } from './zones.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('cityOf %s is %s', (zone, city) => {
  expect(cityOf(zone)).toBe(city);
});

it('deviceZone follows a change of the time zone within a minute', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T10:00:00Z') });
  vi.stubEnv('TZ', 'Europe/Rome');
  expect(deviceZone()).toBe('Europe/Rome');
  vi.stubEnv('TZ', 'America/New_York');
  vi.setSystemTime('2026-06-01T10:00:59Z');
  expect(deviceZone()).toBe('Europe/Rome');
  vi.setSystemTime('2026-06-01T10:01:00Z');
  expect(deviceZone()).toBe('America/New_York');
});

it('deviceZone reads the time zone again when the clock is set back', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-02T10:00:00Z') });
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(deviceZone()).toBe('Asia/Tokyo');
  vi.stubEnv('TZ', 'Europe/Rome');
  vi.setSystemTime('2026-06-01T10:00:00Z');
  expect(deviceZone()).toBe('Europe/Rome');
});
