import { expect, it } from 'vitest';
import { spanAfter, spanOf, spanTitle } from './span.ts';

it.each([
  { unit: 'month', day: '2026-11-23', from: '2026-11-01', to: '2026-11-30' },
  { unit: 'month', day: '2028-02-29', from: '2028-02-01', to: '2028-02-29' },
  { unit: 'month', day: '2026-12-31', from: '2026-12-01', to: '2026-12-31' },
  { unit: 'year', day: '2026-11-23', from: '2026-01-01', to: '2026-12-31' },
] as const)('finds the $unit of $day', ({ unit, day, ...days }) => {
  expect(spanOf(unit, day)).toEqual({ unit, ...days });
});

it.each([
  { unit: 'month', day: '2026-12-05', steps: 1, from: '2027-01-01' },
  { unit: 'month', day: '2026-01-31', steps: -1, from: '2025-12-01' },
  { unit: 'year', day: '2026-06-01', steps: -2, from: '2024-01-01' },
] as const)('goes $steps $unit from $day to $from', ({ unit, day, steps, from }) => {
  expect(spanAfter(spanOf(unit, day), steps).from).toBe(from);
});

it.each([
  { unit: 'month', language: 'en', title: 'November 2026' },
  { unit: 'month', language: 'it', title: 'novembre 2026' },
  { unit: 'year', language: 'it', title: '2026' },
] as const)('is called $title', ({ unit, language, title }) => {
  expect(spanTitle(spanOf(unit, '2026-11-23'), language)).toBe(title);
});
