import { describe, expect, it } from 'vitest';
import { DOCUMENT_MAX_BYTES, documentKindOf } from './documents.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from './images.ts';

it('pictures have 15 MiB and 24 million pixels at most, documents 20 MiB', () => {
  expect([UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS]).toEqual([15_728_640, 24_000_000]);
  expect(DOCUMENT_MAX_BYTES).toBe(20_971_520);
});

describe('documentKindOf', () => {
  it.each([
    { type: 'application/pdf', kind: 'pdf' },
    { type: 'text/csv', kind: 'csv' },
    { type: 'text/plain', kind: 'txt' },
    { type: 'image/webp', kind: null },
  ])('$type is $kind', ({ type, kind }) => {
    expect(documentKindOf(type)).toBe(kind);
  });
});
