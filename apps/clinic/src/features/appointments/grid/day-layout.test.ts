import { describe, expect, it } from 'vitest';
import { breadthsOf } from './day-layout.ts';

/** Minutes of a day, as the times of entries. */
const entries = (...times: readonly (readonly [number, number])[]) =>
  times.map(([start, end]) => ({ start, end }));

describe('breadthsOf', () => {
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
      what: 'half of it to each of two that overlap by a minute',
      of: entries([540, 556], [555, 570]),
      are: [
        [0, 50],
        [50, 50],
      ],
    },
    {
      what: 'half of it to each of two at the same time, whatever the order in which they come',
      of: entries([540, 555], [540, 570]),
      are: [
        [50, 50],
        [0, 50],
      ],
    },
    {
      what: 'the place of the first to what begins when it has ended, while a third goes on',
      of: entries([540, 570], [555, 600], [570, 630]),
      are: [
        [0, 50],
        [50, 50],
        [0, 50],
      ],
    },
    {
      what: 'what is free beside it to one that overlaps a single other',
      of: entries([540, 660], [540, 570], [540, 555], [570, 600]),
      are: [
        [0, 100 / 3],
        [100 / 3, 100 / 3],
        [200 / 3, 100 / 3],
        [100 / 3, 200 / 3],
      ],
    },
    { what: 'nothing to nothing', of: entries(), are: [] },
  ])('gives $what', ({ of, are }) => {
    const breadths = breadthsOf(of);
    expect(
      of.map((entry) => {
        const { left = NaN, width = NaN } = breadths.get(entry) ?? {};
        return [left, width];
      }),
    ).toEqual(are);
  });
});
