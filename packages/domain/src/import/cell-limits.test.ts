import { describe, expect, it } from 'vitest';
import { cellFault } from './cell-limits.ts';

const row = { firstName: 'Ida', lastName: 'Riva', email: 'ida@example.test' };
const pets = (count: number) => Array.from({ length: count }, () => ({ name: 'Luna' }));

describe('cellFault', () => {
  it.each([
    ['a row with name and e-mail', row, null],
    ['empty cells', { ...row, phone: '', note: null, pets: null }, null],
    ['a note of maximum length', { ...row, note: 'x'.repeat(2000) }, null],
    [
      'a note one character too long',
      { ...row, note: 'x'.repeat(2001) },
      { code: 'TOO_LONG', field: 'note' },
    ],
    [
      'a long name',
      { ...row, firstName: 'x'.repeat(101) },
      { code: 'TOO_LONG', field: 'firstName' },
    ],
    [
      'a long e-mail address',
      { ...row, email: 'x'.repeat(301) },
      { code: 'INVALID_EMAIL_OR_PHONE', field: 'email' },
    ],
    [
      'a long second phone number',
      { ...row, phone2: '3'.repeat(61) },
      { code: 'INVALID_EMAIL_OR_PHONE', field: 'phone2' },
    ],
    ['a NUL', { ...row, lastName: 'Ri\0va' }, { code: 'INVALID_TEXT', field: 'lastName' }],
    ['half a character', { ...row, note: '\ud83d' }, { code: 'INVALID_TEXT', field: 'note' }],
    [
      'a first name with a web address',
      { ...row, firstName: 'Pay at https://evil.example' },
      { code: 'WEB_ADDRESS', field: 'firstName' },
    ],
    [
      'a last name with a web address',
      { ...row, lastName: 'www.evil.example' },
      { code: 'WEB_ADDRESS', field: 'lastName' },
    ],
    ['a note with a web address', { ...row, note: 'https://clinic.example/luna' }, null],
    ['a complete emoji', { ...row, note: '🐾' }, null],
    ['twenty pets', { ...row, pets: pets(20) }, null],
    ['twenty-one pets', { ...row, pets: pets(21) }, { code: 'TOO_MANY_PETS', field: 'pets' }],
    [
      'a long pet name',
      { ...row, pets: [{ name: 'x'.repeat(301) }] },
      { code: 'TOO_LONG', field: 'petName' },
    ],
    [
      'a long breed of the second pet',
      { ...row, pets: [{ name: 'Luna' }, { name: 'Kira', breed: 'x'.repeat(101) }] },
      { code: 'TOO_LONG', field: 'breed' },
    ],
  ])('checks %s', (_what, input, fault) => {
    expect(cellFault(input)).toEqual(fault);
  });
});
