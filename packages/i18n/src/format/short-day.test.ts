import { expect, it } from 'vitest';
import { shortDay } from './short-day.ts';

const now = new Date('2026-11-23T09:00:00Z');

it.each([
  { instant: '2026-11-23T16:30:00Z', language: 'en', text: 'Today' },
  // After midnight in Rome.
  { instant: '2026-11-23T23:30:00Z', language: 'en', text: 'Tomorrow' },
  { instant: '2026-11-24T08:00:00Z', language: 'it', text: 'Domani' },
  { instant: '2026-11-26T09:15:00Z', language: 'en', text: 'Thu 26' },
  { instant: '2026-11-26T09:15:00Z', language: 'it', text: 'Gio 26' },
] as const)('shortDay of $instant is $text ($language)', ({ instant, language, text }) => {
  expect(shortDay(instant, now, 'Europe/Rome', language)).toBe(text);
});
