import { expect, it } from 'vitest';
import { shiftedSpan, spanContaining, spanTitle } from './span.ts';

it.each([
  { unit: 'month', day: '2026-11-23', from: '2026-11-01', to: '2026-11-30' },
  { unit: 'month', day: '2028-02-29', from: '2028-02-01', to: '2028-02-29' },
  { unit: 'month', day: '2026-12-31', from: '2026-12-01', to: '2026-12-31' },
  { unit: 'year', day: '2026-11-23', from: '2026-01-01', to: '2026-12-31' },
] as const)('spanContaining returns the $unit of $day', ({ unit, day, ...days }) => {
  expect(spanContaining(unit, day)).toEqual({ unit, ...days });
});

it.each([
  { unit: 'month', day: '2026-12-05', steps: 1, from: '2027-01-01' },
  { unit: 'month', day: '2026-01-31', steps: -1, from: '2025-12-01' },
  { unit: 'year', day: '2026-06-01', steps: -2, from: '2024-01-01' },
] as const)(
  'shiftedSpan moves by $steps $unit from $day to $from',
  ({ unit, day, steps, from }) => {
    expect(shiftedSpan(spanContaining(unit, day), steps).from).toBe(from);
  },
);

it.each([
  { unit: 'month', language: 'en', title: 'November 2026' },
  { unit: 'month', language: 'it', title: 'novembre 2026' },
  { unit: 'year', language: 'it', title: '2026' },
] as const)('spanTitle returns $title', ({ unit, language, title }) => {
  expect(spanTitle(spanContaining(unit, '2026-11-23'), language)).toBe(title);
});
