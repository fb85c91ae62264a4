import { describe, expect, it } from 'vitest';
import { DOCUMENT_MAX_BYTES } from './documents.ts';
import { UPLOAD_MAX_BYTES } from './images.ts';
import { refusalToAttach, refusalToUpload } from './upload.ts';

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
    { why: 'a photo as telephones keep it', size: 1, type: 'image/heic', refusal: 'heic' },
    { why: 'not a picture', size: 1, type: 'application/pdf', refusal: 'file_kind' },
    { why: 'a kind the browser does not know', size: 1, type: '', refusal: null },
  ])('$why → $refusal', ({ size, type, refusal }) => {
    expect(refusalToUpload({ size, type })).toBe(refusal);
  });
});

describe('refusalToAttach', () => {
  it.each([
    { why: 'a photo', name: 'a.jpg', size: 1, type: 'image/jpeg', refusal: null },
    { why: 'a PDF', name: 'a.pdf', size: 1, type: 'application/pdf', refusal: null },
    { why: 'a PDF of an unknown type', name: 'a.PDF', size: 1, type: '', refusal: null },
    {
      why: 'a table as a spreadsheet program calls it',
      name: 'weights.csv',
      size: 1,
      type: 'application/vnd.ms-excel',
      refusal: null,
    },
    {
      why: 'as large as may be',
      name: 'a.pdf',
      size: DOCUMENT_MAX_BYTES,
      type: 'application/pdf',
      refusal: null,
    },
    {
      why: 'a byte more',
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
      why: 'a PDF without an ending',
      name: 'scan',
      size: 1,
      type: 'application/pdf',
      refusal: null,
    },
    { why: 'a table without an ending', name: 'weights', size: 1, type: 'text/csv', refusal: null },
    { why: 'a page', name: 'a.html', size: 1, type: 'text/html', refusal: 'file_kind' },
    {
      why: 'a drawing named txt',
      name: 'a.txt',
      size: 1,
      type: 'image/svg+xml',
      refusal: 'file_kind',
    },
    {
      why: 'a program',
      name: 'a.exe',
      size: 1,
      type: 'application/x-msdownload',
      refusal: 'file_kind',
    },
  ])('$why → $refusal', ({ name, size, type, refusal }) => {
    expect(refusalToAttach({ name, size, type })).toBe(refusal);
  });
});
