import { describe, expect, it } from 'vitest';
import { cellFault } from './cell-limits.ts';

const row = { firstName: 'Ida', lastName: 'Riva', email: 'ida@example.test' };
const pets = (count: number) => Array.from({ length: count }, () => ({ name: 'Luna' }));

describe('cellFault', () => {
  it.each([
    ['nothing but a name', row, null],
    ['empty cells', { ...row, phone: '', note: null, pets: null }, null],
    ['a note as long as may be', { ...row, note: 'x'.repeat(2000) }, null],
    ['one character more', { ...row, note: 'x'.repeat(2001) }, { code: 'TOO_LONG', field: 'note' }],
    [
      'a long name',
      { ...row, firstName: 'x'.repeat(101) },
      { code: 'TOO_LONG', field: 'firstName' },
    ],
    [
      'a long address of mail',
      { ...row, email: 'x'.repeat(301) },
      { code: 'INVALID_EMAIL_OR_PHONE', field: 'email' },
    ],
    [
      'a long second number',
      { ...row, phone2: '3'.repeat(61) },
      { code: 'INVALID_EMAIL_OR_PHONE', field: 'phone2' },
    ],
    ['a NUL', { ...row, lastName: 'Ri\0va' }, { code: 'INVALID_TEXT', field: 'lastName' }],
    ['half a character', { ...row, note: '\ud83d' }, { code: 'INVALID_TEXT', field: 'note' }],
    [
      'a first name that leads to the web',
      { ...row, firstName: 'Pay at https://evil.example' },
      { code: 'WEB_ADDRESS', field: 'firstName' },
    ],
    [
      'a last name that does',
      { ...row, lastName: 'www.evil.example' },
      { code: 'WEB_ADDRESS', field: 'lastName' },
    ],
    ['a note that does', { ...row, note: 'https://clinic.example/luna' }, null],
    ['a whole one', { ...row, note: '🐾' }, null],
    ['twenty animals', { ...row, pets: pets(20) }, null],
    ['one more', { ...row, pets: pets(21) }, { code: 'TOO_MANY_PETS', field: 'pets' }],
    [
      'the long name of an animal',
      { ...row, pets: [{ name: 'x'.repeat(301) }] },
      { code: 'TOO_LONG', field: 'petName' },
    ],
    [
      'the long breed of the second',
      { ...row, pets: [{ name: 'Luna' }, { name: 'Kira', breed: 'x'.repeat(101) }] },
      { code: 'TOO_LONG', field: 'breed' },
    ],
  ])('%s', (_what, given, fault) => {
    expect(cellFault(given)).toEqual(fault);
  });
});
