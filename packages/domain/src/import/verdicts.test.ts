import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainWords } from './cells.ts';
import {
  type Identity,
  identityKey,
  joinedRows,
  judgeRows,
  matchKey,
  readContact,
} from './verdicts.ts';

const said = {
  firstName: 'Ida',
  lastName: 'Riva',
  phone: null,
  mobile: null,
  address: null,
  taxNumber: null,
  note: '',
};
const named = (name: string) => ({ name, speciesId: 1, microchip: null });

describe('readContact', () => {
  it.each([
    {
      why: 'an address',
      row: { email: ' Anna@Example.test ' },
      read: { email: 'anna@example.test', phone: null, mobile: null, warnings: [] },
    },
    {
      why: 'a number',
      row: { phone: '0039 333 12 34 567' },
      read: { email: null, phone: '+393331234567', mobile: null, warnings: [] },
    },
    {
      why: 'an address beside an empty number',
      row: { email: 'a@example.test', phone: ' ' },
      read: { email: 'a@example.test', phone: null, mobile: null, warnings: [] },
    },
    {
      why: 'an empty address beside a number',
      row: { email: ' ', phone: '02 123456' },
      read: { email: null, phone: '02123456', mobile: null, warnings: [] },
    },
    {
      why: 'a number beside what is no address',
      row: { email: 'anna', phone: '02 123456' },
      read: {
        email: null,
        phone: '02123456',
        mobile: null,
        warnings: [{ field: 'email', code: 'invalid_email', value: 'anna' }],
      },
    },
    {
      why: 'an address beside what is no number',
      row: { email: 'a@example.test', phone: 'mornings' },
      read: {
        email: 'a@example.test',
        phone: null,
        mobile: null,
        warnings: [{ field: 'phone', code: 'invalid_phone', value: 'mornings' }],
      },
    },
    {
      why: 'two numbers',
      row: { phone: '02 123456', phone2: '333 1234567' },
      read: { email: null, phone: '02123456', mobile: '3331234567', warnings: [] },
    },
    {
      why: 'the second number where the first is none',
      row: { phone: 'none', phone2: '333 1234567' },
      read: {
        email: null,
        phone: '3331234567',
        mobile: null,
        warnings: [{ field: 'phone', code: 'invalid_phone', value: 'none' }],
      },
    },
  ])('reads $why', ({ row, read }) => {
    expect(readContact(row)).toEqual(read);
  });

  it.each([
    { why: 'nothing', row: {}, field: 'email' },
    { why: 'no address', row: { email: 'anna', phone: 'none' }, field: 'email' },
    { why: 'no number', row: { phone: 'mornings' }, field: 'phone' },
    { why: 'two addresses', row: { email: 'a@example.test,b@example.test' }, field: 'email' },
    { why: 'a formula', row: { email: '=HYPERLINK("a@example.test")' }, field: 'email' },
  ])('refuses $why', ({ row, field }) => {
    expect(readContact(row)).toEqual({ fault: { code: 'INVALID_EMAIL_OR_PHONE', field } });
  });
});

it('takes a name without any contact where that is asked for, and nobody without a name', () => {
  const row = { firstName: 'Ida', email: 'none' };
  expect(readContact(row, true)).toEqual({
    email: null,
    phone: null,
    mobile: null,
    warnings: [
      { field: 'email', code: 'invalid_email', value: 'none' },
      { field: 'phone', code: 'no_contact', value: '' },
    ],
  });
  const fault = { code: 'INVALID_EMAIL_OR_PHONE', field: 'email' };
  expect(readContact(row)).toEqual({ fault });
  expect(readContact({ firstName: ' ' }, true)).toEqual({ fault });
});

describe('judgeRows', () => {
  const known = new Map([
    ['known@example.test', 'ALREADY_PRESENT'],
    ['tel:+39333', 'ALREADY_INVITED'],
  ] as const);

  const of = (identity: Identity, ...names: readonly string[]) => ({
    identity,
    said,
    pets: names.map(named),
  });

  it('says of each row, in its place, why it is not imported, or that it is', () => {
    const fault = { code: 'INVALID_EMAIL_OR_PHONE', field: 'email' } as const;
    expect(
      judgeRows(
        [
          of({ email: 'new@example.test' }),
          { fault },
          of({ email: 'known@example.test' }, 'Luna'),
          of({ email: 'new@example.test' }),
          of({ phone: '+39333' }),
          of({ phone: '+39444' }),
          of({ phone: '+39444' }),
        ],
        known,
      ),
    ).toMatchObject([
      { first: 0, pets: [] },
      { fault },
      { fault: { code: 'ALREADY_PRESENT', field: 'email' } },
      { fault: { code: 'DUPLICATE', field: 'email' } },
      { fault: { code: 'ALREADY_INVITED', field: 'phone' } },
      { first: 5, pets: [] },
      { fault: { code: 'DUPLICATE', field: 'phone' } },
    ]);
  });

  it('has further rows of somebody bring the animals that no row before has', () => {
    const [ida, ugo] = [{ email: 'ida@example.test' }, { name: 'Ugo Riva' }];
    const verdicts = judgeRows(
      [
        of(ida, 'Luna'),
        of(ugo),
        of(ida, 'luna', 'Kira'),
        of(ida, 'Kira'),
        of({ name: 'UGO RIVA' }, 'Birba'),
      ],
      known,
    );
    expect(verdicts).toMatchObject([
      { first: 0, pets: [named('Luna')] },
      { first: 1, pets: [] },
      { first: 0, pets: [named('Kira')] },
      { fault: { code: 'DUPLICATE', field: 'email' } },
      { first: 1, pets: [named('Birba')] },
    ]);
    expect(joinedRows(verdicts)).toMatchObject([
      { rows: [0, 2], pets: [named('Luna'), named('Kira')], earlier: null },
      { rows: [1, 4], pets: [named('Birba')], earlier: null },
    ]);
  });

  it('has rows about whom an earlier try has brought be further rows of theirs', () => {
    const [ida, eva] = [{ email: 'known@example.test' }, { email: 'eva@example.test' }];
    const earlier = new Map([
      [ida.email, { id: 'ida', said, pets: [named('Luna')] }],
      ['tel:+39333', { id: 'ugo', said, pets: [] }],
      [eva.email, { id: 'eva', said, pets: [] }],
    ]);
    const verdicts = judgeRows(
      [
        of(ida, 'LUNA'),
        of(ida, 'Kira'),
        of(ida, 'Birba', 'kira'),
        of(ida),
        // Invited since, and somebody whom the facility does not know any more.
        of({ phone: '+39333' }, 'Luna'),
        of(eva, 'Luna'),
      ],
      known,
      earlier,
    );
    const duplicate = { fault: { code: 'DUPLICATE', field: 'email' } };
    expect(verdicts).toMatchObject([
      duplicate,
      { first: 1, pets: [named('Kira')], earlier: 'ida' },
      { first: 1, pets: [named('Birba')], earlier: 'ida' },
      duplicate,
      { fault: { code: 'ALREADY_INVITED', field: 'phone' } },
      { first: 5, pets: [named('Luna')] },
    ]);
    expect(joinedRows(verdicts)).toMatchObject([
      { rows: [1, 2], pets: [named('Kira'), named('Birba')], earlier: 'ida' },
      { rows: [5], pets: [named('Luna')], earlier: null },
    ]);
  });
});

describe('the note of a client', () => {
  const identity = { email: 'ida@example.test' };
  const row = (note: string, pet: string) => ({
    identity,
    said: { ...said, note },
    pets: [named(pet)],
  });
  const long = 'x'.repeat(1990);
  const tooLong = { fault: { code: 'TOO_LONG', field: 'note' } };
  const verdictsOf = (...rows: readonly ReturnType<typeof row>[]) => judgeRows(rows, new Map());

  it('is what all rows say, and no line of it twice', () => {
    const verdicts = verdictsOf(row(long, 'Luna'), row(long, 'Kira'), row('Bites', 'Birba'));
    expect(joinedRows(verdicts)).toMatchObject([{ said: { note: `${long}\nBites` } }]);
  });

  it('takes no row with which it would be too long to be kept, and those after it', () => {
    const verdicts = verdictsOf(
      row(long, 'Luna'),
      row('Prefers mornings', 'Kira'),
      row('Bites', 'Kira'),
    );
    expect(verdicts).toMatchObject([{ first: 0 }, tooLong, { first: 0, pets: [named('Kira')] }]);
  });

  it('is as long at most with what could not be read under it', () => {
    expect(verdictsOf(row('x'.repeat(2001), 'Luna'), row('Bites', 'Luna'))).toMatchObject([
      tooLong,
      { first: 1 },
    ]);
  });

  it('that is stored counts, and one that nothing is added to may be as it is', () => {
    const stored = (note: string) =>
      new Map([[identity.email, { id: 'ida', said: { ...said, note }, pets: [] }]]);
    const present = new Map([[identity.email, 'ALREADY_PRESENT']] as const);
    const judged = (note: string) =>
      judgeRows([row('Bites', 'Luna'), row('', 'Kira')], present, stored(note));
    expect(judged('Rings')).toMatchObject([{ said: { note: 'Rings\nBites' } }, { first: 0 }]);
    expect(judged('x'.repeat(2100))).toMatchObject([tooLong, { first: 1 }]);
  });
});

describe('matchKey', () => {
  it('is the end of a number, with and without its country', () => {
    const keys = ['+393331234567', '3331234567'].map((phone) => matchKey({ phone }));
    expect(keys).toEqual(['234567', '234567']);
  });

  it.each([
    ['Niccolò D’Angelo', 'NICCOLO  DANGELO'],
    ['İpek Ünal', 'ipek unal'],
    ['Anna Riva 2', 'anna-riva 2'],
    ['Анна', 'Ирина'],
  ])('finds %s beside %s', (one, other) => {
    expect(matchKey({ name: one })).toBe(matchKey({ name: other }));
  });

  it('tells names apart that have other Latin letters', () => {
    expect(matchKey({ name: 'Anna Riva' })).not.toBe(matchKey({ name: 'Anna Rivi' }));
  });

  it('is the same for whatever is one name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const same = plainWords(name);
        expect(identityKey({ name: same })).toBe(identityKey({ name }));
        expect(matchKey({ name: same })).toBe(matchKey({ name }));
      }),
    );
  });
});
