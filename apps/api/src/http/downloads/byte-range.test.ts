import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

describe('parseByteRange of a file of 1000 bytes', () => {
  it.each([
    { header: 'bytes=0-99', range: { first: 0, last: 99 } },
    { header: 'bytes=0-0', range: { first: 0, last: 0 } },
    { header: 'bytes=900-', range: { first: 900, last: 999 } },
    { header: 'bytes=900-5000', range: { first: 900, last: 999 } },
    { header: 'bytes=-100', range: { first: 900, last: 999 } },
    { header: 'bytes=-5000', range: { first: 0, last: 999 } },
    { header: 'bytes=1000-', range: 'unsatisfiable' },
    { header: 'bytes=1000-1001', range: 'unsatisfiable' },
    { header: 'bytes=-0', range: 'unsatisfiable' },
    { header: undefined, range: null },
    { header: 'bytes=-', range: null },
    { header: 'bytes=9-3', range: null },
    { header: 'bytes=2000-1500', range: null },
    { header: 'bytes=0-1,5-6', range: null },
    { header: 'bytes=a-b', range: null },
    { header: 'lines=0-1', range: null },
  ])('reads $header as $range', ({ header, range }) => {
    expect(parseByteRange(header, 1000)).toEqual(range);
  });

  it('finds no range in an empty file', () => {
    expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});
