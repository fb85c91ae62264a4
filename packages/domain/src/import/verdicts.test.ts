import { describe, expect, it } from 'vitest';
import { judgeRows, readReach } from './verdicts.ts';

describe('readReach', () => {
  it.each([
    {
      why: 'an address',
      row: { email: ' Anna@Example.test ' },
      read: { email: 'anna@example.test', phone: null },
    },
    {
      why: 'a number',
      row: { phone: '0039 333 12 34 567' },
      read: { email: null, phone: '+393331234567' },
    },
    {
      why: 'an address beside an empty number',
      row: { email: 'a@example.test', phone: ' ' },
      read: { email: 'a@example.test', phone: null },
    },
    {
      why: 'an empty address beside a number',
      row: { email: ' ', phone: '02 123456' },
      read: { email: null, phone: '02123456' },
    },
  ])('reads $why', ({ row, read }) => {
    expect(readReach(row)).toEqual(read);
  });

  it.each([
    { why: 'nothing', row: {}, field: 'email' },
    { why: 'no address', row: { email: 'anna', phone: '02 123456' }, field: 'email' },
    {
      why: 'no number beside an address',
      row: { email: 'a@example.test', phone: 'mornings' },
      field: 'phone',
    },
    { why: 'two addresses', row: { email: 'a@example.test,b@example.test' }, field: 'email' },
    { why: 'a formula', row: { email: '=HYPERLINK("a@example.test")' }, field: 'email' },
  ])('refuses $why', ({ row, field }) => {
    expect(readReach(row)).toEqual({ fault: { code: 'INVALID_EMAIL_OR_PHONE', field } });
  });
});

describe('judgeRows', () => {
  const known = new Map([
    ['known@example.test', 'ALREADY_PRESENT'],
    ['tel:+39333', 'ALREADY_INVITED'],
  ] as const);

  it('says of each row, in its place, why it is not imported', () => {
    const fault = { code: 'INVALID_EMAIL_OR_PHONE', field: 'email' } as const;
    expect(
      judgeRows(
        [
          { email: 'new@example.test' },
          { fault },
          { email: 'known@example.test' },
          { email: 'new@example.test' },
          { phone: '+39333' },
          { phone: '+39444' },
          { phone: '+39444' },
        ],
        known,
      ),
    ).toEqual([
      null,
      fault,
      { code: 'ALREADY_PRESENT', field: 'email' },
      { code: 'DUPLICATE', field: 'email' },
      { code: 'ALREADY_INVITED', field: 'phone' },
      null,
      { code: 'DUPLICATE', field: 'phone' },
    ]);
  });
});
