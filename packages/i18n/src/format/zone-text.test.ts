import { expect, it } from 'vitest';
import { formatZone } from './zone-text.ts';

const winter = new Date('2026-01-10T12:00:00Z');

it.each([
  { zone: 'Europe/Rome', language: 'en', text: 'Rome, Central European Time' },
  { zone: 'Europe/Rome', language: 'it', text: 'Roma, Ora dell’Europa centrale' },
  { zone: 'America/Argentina/Buenos_Aires', language: 'en', text: 'Buenos Aires, Argentina' },
  { zone: 'UTC', language: 'en', text: 'UTC' },
] as const)('formatZone of $zone in $language is $text', ({ zone, language, text }) => {
  expect(formatZone(zone, language, winter)).toMatch(new RegExp(`^${text}`));
});
