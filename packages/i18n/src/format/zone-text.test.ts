import { expect, it } from 'vitest';
import { zoneText } from './zone-text.ts';

const winter = new Date('2026-01-10T12:00:00Z');

it.each([
  { zone: 'Europe/Rome', language: 'en', text: 'Rome, Central European Time' },
  { zone: 'Europe/Rome', language: 'it', text: 'Roma, Ora dell’Europa centrale' },
  { zone: 'America/Argentina/Buenos_Aires', language: 'en', text: 'Buenos Aires, Argentina' },
  { zone: 'UTC', language: 'en', text: 'UTC' },
] as const)('$zone is $text ($language)', ({ zone, language, text }) => {
  expect(zoneText(zone, language, winter)).toMatch(new RegExp(`^${text}`));
});
