import { describe, expect, it } from 'vitest';
import { weightChartPoints } from './weight-chart-points.ts';

const size = { width: 120, height: 60, margin: 10 };
const weight = (day: number, grams: number) => ({
  weight: grams,
  date: `2026-03-0${day}T08:00:00Z`,
  user: null,
});

describe('weightChartPoints', () => {
  it('orders points by time and puts the heaviest at the top', () => {
    expect(weightChartPoints([weight(5, 4000), weight(2, 5000), weight(1, 4500)], size)).toEqual([
      { x: 10, y: 30 },
      { x: 35, y: 10 },
      { x: 110, y: 50 },
    ]);
  });

  it('draws a level line in the middle if all weights are equal', () => {
    expect(weightChartPoints([weight(2, 4000), weight(1, 4000)], size)).toEqual([
      { x: 10, y: 30 },
      { x: 110, y: 30 },
    ]);
  });

  it('centers a single weight and returns no points for none', () => {
    expect(weightChartPoints([weight(1, 4000)], size)).toEqual([{ x: 60, y: 30 }]);
    expect(weightChartPoints([], size)).toEqual([]);
  });
});
