import { describe, expect, it } from 'vitest';
import { DOCUMENT_MAX_BYTES } from './documents.ts';
import { UPLOAD_MAX_BYTES } from './images.ts';
import { refusalToAttach, refusalToUpload } from './upload.ts';

describe('refusalToUpload', () => {
  it.each([
    { why: 'a photo', size: 1, type: 'image/jpeg', refusal: null },
    { why: 'a picture of maximum size', size: UPLOAD_MAX_BYTES, type: 'image/png', refusal: null },
    {
      why: 'a picture one byte too large',
      size: UPLOAD_MAX_BYTES + 1,
      type: 'image/png',
      refusal: 'file_too_large',
    },
    {
      why: 'an SVG file',
      size: 1,
      type: 'image/svg+xml',
      refusal: 'file_kind',
    },
    { why: 'a HEIC photo', size: 1, type: 'image/heic', refusal: 'heic' },
    { why: 'a PDF', size: 1, type: 'application/pdf', refusal: 'file_kind' },
    { why: 'an unknown type', size: 1, type: '', refusal: null },
  ])('returns $refusal for $why', ({ size, type, refusal }) => {
    expect(refusalToUpload({ size, type })).toBe(refusal);
  });
});

describe('refusalToAttach', () => {
  it.each([
    { why: 'a photo', name: 'a.jpg', size: 1, type: 'image/jpeg', refusal: null },
    { why: 'a PDF', name: 'a.pdf', size: 1, type: 'application/pdf', refusal: null },
    { why: 'a PDF without a type', name: 'a.PDF', size: 1, type: '', refusal: null },
    {
      why: 'a text of a laboratory device',
      name: 'RESULT.HL7',
      size: 1,
      type: 'application/octet-stream',
      refusal: null,
    },
    {
      why: 'a CSV with the Excel type',
      name: 'weights.csv',
      size: 1,
      type: 'application/vnd.ms-excel',
      refusal: null,
    },
    {
      why: 'a document of maximum size',
      name: 'a.pdf',
      size: DOCUMENT_MAX_BYTES,
      type: 'application/pdf',
      refusal: null,
    },
    {
      why: 'a document one byte too large',
      name: 'a.pdf',
      size: DOCUMENT_MAX_BYTES + 1,
      type: 'application/pdf',
      refusal: 'file_too_large',
    },
    {
      why: 'a photo as large as a document',
      name: 'a.jpg',
      size: UPLOAD_MAX_BYTES + 1,
      type: 'image/jpeg',
      refusal: 'file_too_large',
    },
    {
      why: 'a PDF without an extension',
      name: 'scan',
      size: 1,
      type: 'application/pdf',
      refusal: null,
    },
    {
      why: 'a CSV without an extension',
      name: 'weights',
      size: 1,
      type: 'text/csv',
      refusal: null,
    },
    { why: 'an HTML file', name: 'a.html', size: 1, type: 'text/html', refusal: 'file_kind' },
    {
      why: 'an SVG named .txt',
      name: 'a.txt',
      size: 1,
      type: 'image/svg+xml',
      refusal: 'file_kind',
    },
    {
      why: 'an executable',
      name: 'a.exe',
      size: 1,
      type: 'application/x-msdownload',
      refusal: 'file_kind',
    },
  ])('returns $refusal for $why', ({ name, size, type, refusal }) => {
    expect(refusalToAttach({ name, size, type })).toBe(refusal);
  });
});
