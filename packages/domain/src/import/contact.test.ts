import { describe, expect, it } from 'vitest';
import { parseContact } from './contact.ts';

describe('parseContact', () => {
  it.each([
    {
      why: 'an e-mail address',
      row: { email: ' Anna@Example.test ' },
      read: { email: 'anna@example.test', phone: null, mobile: null, warnings: [] },
    },
    {
      why: 'a phone number',
      row: { phone: '0039 333 12 34 567' },
      read: { email: null, phone: '+393331234567', mobile: null, warnings: [] },
    },
    {
      why: 'an e-mail address and an empty phone number',
      row: { email: 'a@example.test', phone: ' ' },
      read: { email: 'a@example.test', phone: null, mobile: null, warnings: [] },
    },
    {
      why: 'an empty e-mail address and a phone number',
      row: { email: ' ', phone: '02 123456' },
      read: { email: null, phone: '02123456', mobile: null, warnings: [] },
    },
    {
      why: 'a phone number and an invalid e-mail address',
      row: { email: 'anna', phone: '02 123456' },
      read: {
        email: null,
        phone: '02123456',
        mobile: null,
        warnings: [{ field: 'email', code: 'invalid_email', value: 'anna' }],
      },
    },
    {
      why: 'an e-mail address and an invalid phone number',
      row: { email: 'a@example.test', phone: 'mornings' },
      read: {
        email: 'a@example.test',
        phone: null,
        mobile: null,
        warnings: [{ field: 'phone', code: 'invalid_phone', value: 'mornings' }],
      },
    },
    {
      why: 'two phone numbers',
      row: { phone: '02 123456', phone2: '333 1234567' },
      read: { email: null, phone: '02123456', mobile: '3331234567', warnings: [] },
    },
    {
      why: 'a mobile number before a landline number',
      row: { phone: '333 1234567', phone2: '06 7654321' },
      read: { email: null, phone: '067654321', mobile: '3331234567', warnings: [] },
    },
    {
      why: 'two mobile numbers, of which the first is called first',
      row: { phone: '347 1234567', phone2: '+39 333 1234567' },
      read: { email: null, phone: '+393331234567', mobile: '3471234567', warnings: [] },
    },
    {
      why: 'a number that is in both columns',
      row: { phone: '333 1234567', phone2: '+39 333 1234567' },
      read: { email: null, phone: '3331234567', mobile: null, warnings: [] },
    },
    {
      why: 'two numbers in one cell',
      row: { phone: '3475551013 / 06 9998877' },
      read: { email: null, phone: '069998877', mobile: '3475551013', warnings: [] },
    },
    {
      why: 'a number and words beside it',
      row: { phone: '333 1230004 (moglie)' },
      read: {
        email: null,
        phone: '3331230004',
        mobile: null,
        warnings: [{ field: 'phone', code: 'further_value', value: '333 1230004 (moglie)' }],
      },
    },
    {
      why: 'a third number',
      row: { phone: '333 1230004 / 333 1230005', phone2: '06 1234567' },
      read: {
        email: null,
        phone: '3331230005',
        mobile: '3331230004',
        warnings: [{ field: 'phone2', code: 'further_value', value: '06 1234567' }],
      },
    },
    {
      why: 'the first of two e-mail addresses',
      row: { email: 'a@example.test, b@example.test' },
      read: {
        email: 'a@example.test',
        phone: null,
        mobile: null,
        warnings: [
          { field: 'email', code: 'further_value', value: 'a@example.test, b@example.test' },
        ],
      },
    },
    {
      why: 'a second phone number after an invalid one',
      row: { phone: 'none', phone2: '333 1234567' },
      read: {
        email: null,
        phone: '3331234567',
        mobile: null,
        warnings: [{ field: 'phone', code: 'invalid_phone', value: 'none' }],
      },
    },
  ])('parses $why', ({ row, read }) => {
    expect(parseContact(row)).toEqual(read);
  });

  it.each([
    { why: 'an empty row', row: {}, field: 'email' },
    { why: 'an invalid e-mail address', row: { email: 'anna', phone: 'none' }, field: 'email' },
    { why: 'an invalid phone number', row: { phone: 'mornings' }, field: 'phone' },
    { why: 'a formula', row: { email: '=HYPERLINK("a@example.test")' }, field: 'email' },
  ])('rejects $why', ({ row, field }) => {
    expect(parseContact(row)).toEqual({ fault: { code: 'INVALID_EMAIL_OR_PHONE', field } });
  });
});

it('parseContact accepts a name without contact data only on request, and never an unnamed row', () => {
  const row = { firstName: 'Ida', email: 'none' };
  expect(parseContact(row, true)).toEqual({
    email: null,
    phone: null,
    mobile: null,
    warnings: [
      { field: 'email', code: 'invalid_email', value: 'none' },
      { field: 'phone', code: 'no_contact', value: '' },
    ],
  });
  const fault = { code: 'INVALID_EMAIL_OR_PHONE', field: 'email' };
  expect(parseContact(row)).toEqual({ fault });
  expect(parseContact({ firstName: ' ' }, true)).toEqual({ fault });
});
