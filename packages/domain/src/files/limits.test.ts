import { describe, expect, it } from 'vitest';
import { DOCUMENT_MAX_BYTES, documentKindOf } from './documents.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from './images.ts';

it('upload limits are 15 MiB and 60 megapixels for pictures, 20 MiB for documents', () => {
  expect([UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS]).toEqual([15_728_640, 60_000_000]);
  expect(DOCUMENT_MAX_BYTES).toBe(20_971_520);
});

describe('documentKindOf', () => {
  it.each([
    { type: 'application/pdf', kind: 'pdf' },
    { type: 'text/csv', kind: 'csv' },
    { type: 'text/plain', kind: 'txt' },
    { type: 'image/webp', kind: null },
  ])('returns $kind for $type', ({ type, kind }) => {
    expect(documentKindOf(type)).toBe(kind);
  });
});
