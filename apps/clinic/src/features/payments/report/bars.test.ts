import { expect, it } from 'vitest';
import { toBars, chartScale } from './bars.ts';
import { spanContaining } from './span.ts';

const days = [
  { day: '2026-02-03', card: 4500, cash: 0 },
  { day: '2026-02-27', card: 1000, cash: 2000 },
];

it('toBars returns one bar for each day of a month', () => {
  const bars = toBars(spanContaining('month', '2026-02-10'), days);
  expect(bars).toHaveLength(28);
  expect(bars[2]).toEqual({ at: '2026-02-03', card: 4500, cash: 0 });
  expect(bars[3]).toEqual({ at: '2026-02-04', card: 0, cash: 0 });
});

it('toBars returns one bar for each month of a year', () => {
  const bars = toBars(spanContaining('year', '2026-02-10'), days);
  expect(bars).toHaveLength(12);
  expect(bars[1]).toEqual({ at: '2026-02', card: 5500, cash: 2000 });
});

it.each([
  { highest: 0, scale: 100 },
  { highest: 4500, scale: 5000 },
  { highest: 5001, scale: 10_000 },
  { highest: 120_000, scale: 200_000 },
])('chartScale returns $scale for $highest', ({ highest, scale }) => {
  expect(chartScale([{ at: '2026-01-01', card: highest, cash: 0 }])).toBe(scale);
});
