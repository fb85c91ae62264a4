import { expect, it } from 'vitest';
import { spanText, whenText } from './when-text.ts';

it.each([
  { language: 'en', zone: 'Europe/Rome', text: 'Tuesday 24 November, 10:45' },
  { language: 'it', zone: 'Europe/Rome', text: 'martedì 24 novembre, 10:45' },
  { language: 'en', zone: 'America/New_York', text: 'Tuesday 24 November, 04:45' },
] as const)('is $text in $zone', ({ language, zone, text }) => {
  expect(whenText('2026-11-24T09:45:00Z', zone, language)).toBe(text);
});

it.each([
  { start: '2026-11-24T09:45:00Z', end: '2026-11-24T10:15:00Z', text: '10:45–11:15' },
  { start: '2026-11-24T09:45:00Z', end: null, text: '10:45' },
  { start: null, end: null, text: null },
])('$start to $end is $text', ({ text, ...event }) => {
  expect(spanText(event, 'Europe/Rome')).toBe(text);
});
