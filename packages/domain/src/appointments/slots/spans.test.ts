import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intersectSpans, mergeSpans, subtractSpans, type Span } from './spans.ts';

const END = 40;
const spans = fc.array(
  fc.record({ from: fc.nat(END), to: fc.nat(END) }).filter(({ from, to }) => from < to),
  { maxLength: 8 },
);
/** Returns for each minute whether the spans contain it. */
const minutesIn = (some: readonly Span[]) =>
  Array.from({ length: END }, (_, at) => some.some(({ from, to }) => from <= at && at < to));

describe('span operations', () => {
  it('match set operations on minutes: merge, intersect and subtract', () => {
    fc.assert(
      fc.property(spans, spans, (some, others) => {
        const [a, b] = [minutesIn(some), minutesIn(others)];
        const [merged, taken] = [mergeSpans(some), mergeSpans(others)];
        expect(minutesIn(merged)).toEqual(a);
        expect(merged.every(({ from }, at) => (merged[at - 1]?.to ?? -1) < from)).toBe(true);
        expect(minutesIn(intersectSpans(merged, taken))).toEqual(a.map((is, at) => is && b[at]));
        expect(minutesIn(subtractSpans(merged, taken))).toEqual(a.map((is, at) => is && !b[at]));
      }),
    );
  });

  it('drop empty spans', () => {
    expect(mergeSpans([{ from: 5, to: 5 }])).toEqual([]);
  });
});

const span = (from: number, to: number): Span => ({ from, to });

describe('intersectSpans and subtractSpans', () => {
  it('treat touching spans as disjoint', () => {
    expect(intersectSpans([span(5, 10)], [span(0, 5), span(10, 15)])).toEqual([]);
    expect(subtractSpans([span(5, 10)], [span(0, 5), span(10, 15)])).toEqual([span(5, 10)]);
  });

  it('leave no empty spans', () => {
    expect(subtractSpans([span(5, 10)], [span(5, 10)])).toEqual([]);
    expect(subtractSpans([span(5, 10)], [span(3, 7)])).toEqual([span(7, 10)]);
    expect(subtractSpans([span(5, 10)], [span(7, 12)])).toEqual([span(5, 7)]);
  });

  it('return nothing for empty input', () => {
    expect(intersectSpans([], [])).toEqual([]);
    expect(intersectSpans([span(1, 2)], [])).toEqual([]);
    expect(subtractSpans([span(1, 2)], [])).toEqual([span(1, 2)]);
  });
});
