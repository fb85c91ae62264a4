import { expect, it } from 'vitest';
import { spanText, untilText, whenText } from './when-text.ts';

it.each([
  { language: 'en', zone: 'Europe/Rome', text: 'Tuesday 24 November, 10:45' },
  { language: 'it', zone: 'Europe/Rome', text: 'martedì 24 novembre, 10:45' },
  { language: 'en', zone: 'America/New_York', text: 'Tuesday 24 November, 04:45' },
] as const)('whenText returns $text for $zone', ({ language, zone, text }) => {
  expect(whenText('2026-11-24T09:45:00Z', zone, language)).toBe(text);
});

it.each([
  { start: '2026-11-24T09:45:00Z', end: '2026-11-24T10:15:00Z', text: '10:45–11:15' },
  { start: '2026-11-24T09:45:00Z', end: null, text: '10:45' },
  { start: null, end: null, text: null },
])('spanText formats $start to $end as $text', ({ text, ...event }) => {
  expect(spanText(event, 'Europe/Rome')).toBe(text);
});

it.each([
  { until: '2026-11-24T22:59:00Z', zone: 'Europe/Rome', text: '23:59' },
  { until: '2026-11-24T23:00:00Z', zone: 'Europe/Rome', text: 'Wednesday 25 November, 00:00' },
  { until: '2026-11-24T23:00:00Z', zone: 'America/New_York', text: '18:00' },
])('untilText returns $text for $zone', ({ until, zone, text }) => {
  expect(untilText(until, new Date('2026-11-24T09:45:00Z'), zone, 'en')).toBe(text);
});
