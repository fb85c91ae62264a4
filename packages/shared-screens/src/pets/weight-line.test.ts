import { describe, expect, it } from 'vitest';
import { weightLine } from './weight-line.ts';

const size = { width: 120, height: 60, margin: 10 };
const weight = (day: number, grams: number) => ({
  weight: grams,
  date: `2026-03-0${day}T08:00:00Z`,
  user: null,
});

describe('weightLine', () => {
  it('goes from the earliest to the latest, the heaviest on top', () => {
    expect(weightLine([weight(5, 4000), weight(2, 5000), weight(1, 4500)], size)).toEqual([
      { x: 10, y: 30 },
      { x: 35, y: 10 },
      { x: 110, y: 50 },
    ]);
  });

  it('is level in the middle where nothing changed', () => {
    expect(weightLine([weight(2, 4000), weight(1, 4000)], size)).toEqual([
      { x: 10, y: 30 },
      { x: 110, y: 30 },
    ]);
  });

  it('is one point for one weight, and none for none', () => {
    expect(weightLine([weight(1, 4000)], size)).toEqual([{ x: 60, y: 30 }]);
    expect(weightLine([], size)).toEqual([]);
  });
});
