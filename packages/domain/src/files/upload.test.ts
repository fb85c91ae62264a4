import { describe, expect, it } from 'vitest';
import { UPLOAD_MAX_BYTES } from './images.ts';
import { refusalToUpload } from './upload.ts';

describe('refusalToUpload', () => {
  it.each([
    { why: 'a photo', size: 1, type: 'image/jpeg', refusal: null },
    { why: 'as large as may be', size: UPLOAD_MAX_BYTES, type: 'image/png', refusal: null },
    {
      why: 'a byte more',
      size: UPLOAD_MAX_BYTES + 1,
      type: 'image/png',
      refusal: 'file_too_large',
    },
    {
      why: 'a drawing that can hold scripts',
      size: 1,
      type: 'image/svg+xml',
      refusal: 'file_kind',
    },
    { why: 'not a picture', size: 1, type: 'application/pdf', refusal: 'file_kind' },
    { why: 'a kind the browser does not know', size: 1, type: '', refusal: null },
  ])('$why → $refusal', ({ size, type, refusal }) => {
    expect(refusalToUpload({ size, type })).toBe(refusal);
  });
});
