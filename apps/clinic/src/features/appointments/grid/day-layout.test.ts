import { describe, expect, it } from 'vitest';
import { computeHorizontalLayout } from './day-layout.ts';

/** Creates entries from start and end minutes. */
const entries = (...times: readonly (readonly [number, number])[]) =>
  times.map(([start, end]) => ({ start, end }));

describe('computeHorizontalLayout', () => {
  it.each([
    {
      what: 'the whole width to visits one after the other',
      of: entries([540, 555], [555, 570], [570, 575], [575, 580]),
      are: [
        [0, 100],
        [0, 100],
        [0, 100],
        [0, 100],
      ],
    },
    {
      what: 'half the width to each of two visits that overlap by a minute',
      of: entries([540, 556], [555, 570]),
      are: [
        [0, 50],
        [50, 50],
      ],
    },
    {
      what: 'half the width to each of two visits that start together, in any order',
      of: entries([540, 555], [540, 570]),
      are: [
        [50, 50],
        [0, 50],
      ],
    },
    {
      what: 'the column of a visit to the next one that begins at its end, beside a third',
      of: entries([540, 570], [555, 600], [570, 630]),
      are: [
        [0, 50],
        [50, 50],
        [0, 50],
      ],
    },
    {
      what: 'the remaining width to a visit that overlaps only one other visit',
      of: entries([540, 660], [540, 570], [540, 555], [570, 600]),
      are: [
        [0, 100 / 3],
        [100 / 3, 100 / 3],
        [200 / 3, 100 / 3],
        [100 / 3, 200 / 3],
      ],
    },
    { what: 'no positions without visits', of: entries(), are: [] },
  ])('gives $what', ({ of, are }) => {
    const positions = computeHorizontalLayout(of);
    expect(
      of.map((entry) => {
        const { left = NaN, width = NaN } = positions.get(entry) ?? {};
        return [left, width];
      }),
    ).toEqual(are);
  });
});
