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
])('%s is named %s', (zone, city) => {
  expect(cityOf(zone)).toBe(city);
});

it('a device that travels is in its new zone within a minute', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T10:00:00Z') });
  vi.stubEnv('TZ', 'Europe/Rome');
  expect(deviceZone()).toBe('Europe/Rome');
  vi.stubEnv('TZ', 'America/New_York');
  vi.setSystemTime('2026-06-01T10:00:59Z');
  expect(deviceZone()).toBe('Europe/Rome');
  vi.setSystemTime('2026-06-01T10:01:00Z');
  expect(deviceZone()).toBe('America/New_York');
});

it('a device whose clock is put back is asked as well', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-02T10:00:00Z') });
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(deviceZone()).toBe('Asia/Tokyo');
  vi.stubEnv('TZ', 'Europe/Rome');
  vi.setSystemTime('2026-06-01T10:00:00Z');
  expect(deviceZone()).toBe('Europe/Rome');
});
