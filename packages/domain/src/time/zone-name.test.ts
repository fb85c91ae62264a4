import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

const winter = new Date('2026-01-10T12:00:00Z');
const summer = new Date('2026-07-10T12:00:00Z');

it.each([
  { zone: 'Europe/Rome', language: 'en', now: winter, name: 'Central European Time' },
  { zone: 'Europe/Rome', language: 'it', now: summer, name: 'Ora dell’Europa centrale' },
  { zone: 'America/New_York', language: 'en', now: summer, name: 'Eastern Time' },
  { zone: 'UTC', language: 'it', now: winter, name: 'UTC' },
] as const)('zoneName of $zone in $language is $name', ({ zone, language, now, name }) => {
  expect(zoneName(zone, language, now)).toBe(name);
});
