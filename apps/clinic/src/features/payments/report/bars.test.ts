import { expect, it } from 'vitest';
import { barsOf, scaleOf } from './bars.ts';
import { spanOf } from './span.ts';

const days = [
  { day: '2026-02-03', card: 4500, cash: 0 },
  { day: '2026-02-27', card: 1000, cash: 2000 },
];

it('has a bar for each day of a month', () => {
  const bars = barsOf(spanOf('month', '2026-02-10'), days);
  expect(bars).toHaveLength(28);
  expect(bars[2]).toEqual({ at: '2026-02-03', card: 4500, cash: 0 });
  expect(bars[3]).toEqual({ at: '2026-02-04', card: 0, cash: 0 });
});

it('has a bar for each month of a year', () => {
  const bars = barsOf(spanOf('year', '2026-02-10'), days);
  expect(bars).toHaveLength(12);
  expect(bars[1]).toEqual({ at: '2026-02', card: 5500, cash: 2000 });
});

it.each([
  { highest: 0, scale: 100 },
  { highest: 4500, scale: 5000 },
  { highest: 5001, scale: 10_000 },
  { highest: 120_000, scale: 200_000 },
])('is drawn up to $scale for $highest', ({ highest, scale }) => {
  expect(scaleOf([{ at: '2026-01-01', card: highest, cash: 0 }])).toBe(scale);
});
