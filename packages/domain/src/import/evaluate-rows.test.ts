import { describe, expect, it } from 'vitest';
import { createClientMatcher, type Identity } from './client-matcher.ts';
import { type ExistingClient, groupRowsByClient, evaluateRows } from './evaluate-rows.ts';

const details = {
  firstName: 'Ida',
  lastName: 'Riva',
  email: null,
  phone: null,
  mobile: null,
  address: null,
  postcode: null,
  city: null,
  taxNumber: null,
  note: '',
};
const petNamed = (name: string) => ({ name, speciesId: 1, microchip: null });
const identityOf = (facts: Partial<Identity>): Identity => ({
  email: null,
  phones: [],
  name: 'Ida Riva',
  ...facts,
});

const matcherWith = (...clients: readonly (readonly [Partial<Identity>, ExistingClient])[]) => {
  const matcher = createClientMatcher<ExistingClient>();
  for (const [facts, client] of clients) matcher.add(client, identityOf(facts), []);
  return matcher;
};

describe('evaluateRows', () => {
  const existing = matcherWith(
    [{ email: 'known@example.test' }, { id: 'ida', code: 'ALREADY_PRESENT' }],
    [{ phones: ['+39333'] }, { id: 'ugo', code: 'ALREADY_INVITED' }],
  );

  const of = (facts: Partial<Identity>, ...names: readonly string[]) => ({
    identity: identityOf(facts),
    details: { ...details, email: facts.email ?? null },
    pets: names.map(petNamed),
  });

  it('returns the fault or the client of each row, in order', () => {
    const fault = { code: 'INVALID_EMAIL_OR_PHONE', field: 'email' } as const;
    expect(
      evaluateRows(
        [
          of({ email: 'new@example.test' }),
          { fault },
          of({ email: 'known@example.test' }, 'Luna'),
          of({ email: 'new@example.test' }),
          of({ phones: ['+39333'] }),
          of({ phones: ['+39444'] }),
          of({ phones: ['+39444'] }),
        ],
        existing,
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

  it('adds only new pets from further rows of a client', () => {
    const [ida, ugo] = [{ email: 'ida@example.test' }, { name: 'Ugo Riva' }];
    const verdicts = evaluateRows(
      [
        of(ida, 'Luna'),
        of(ugo),
        of(ida, 'luna', 'Kira'),
        of(ida, 'Kira'),
        of({ name: 'UGO RIVA' }, 'Birba'),
      ],
      existing,
    );
    expect(verdicts).toMatchObject([
      { first: 0, pets: [petNamed('Luna')] },
      { first: 1, pets: [] },
      { first: 0, pets: [petNamed('Kira')] },
      { fault: { code: 'DUPLICATE', field: 'email' } },
      { first: 1, pets: [petNamed('Birba')] },
    ]);
    expect(groupRowsByClient(verdicts)).toMatchObject([
      { rows: [0, 2], pets: [petNamed('Luna'), petNamed('Kira')], earlier: null },
      { rows: [1, 4], pets: [petNamed('Birba')], earlier: null },
    ]);
  });

  it('treats rows about clients of an earlier attempt as further rows', () => {
    const [ida, eva] = [{ email: 'known@example.test' }, { email: 'eva@example.test' }];
    const stored = { ...details, email: 'known@example.test' };
    const earlier = new Map([
      ['ida', { id: 'ida', details: stored, pets: [petNamed('Luna')] }],
      ['ugo', { id: 'ugo', details, pets: [] }],
      ['eva', { id: 'eva', details, pets: [] }],
    ]);
    const verdicts = evaluateRows(
      [
        of(ida, 'LUNA'),
        of(ida, 'Kira'),
        of(ida, 'Birba', 'kira'),
        of(ida),
        // One client was invited after the earlier attempt; the other no longer exists at the facility.
        of({ phones: ['+39333'] }, 'Luna'),
        of(eva, 'Luna'),
      ],
      existing,
      earlier,
    );
    const duplicate = { fault: { code: 'DUPLICATE', field: 'email' } };
    expect(verdicts).toMatchObject([
      duplicate,
      { first: 1, pets: [petNamed('Kira')], earlier: 'ida' },
      { first: 1, pets: [petNamed('Birba')], earlier: 'ida' },
      duplicate,
      { fault: { code: 'ALREADY_INVITED', field: 'phone' } },
      { first: 5, pets: [petNamed('Luna')] },
    ]);
    expect(groupRowsByClient(verdicts)).toMatchObject([
      { rows: [1, 2], pets: [petNamed('Kira'), petNamed('Birba')], earlier: 'ida' },
      { rows: [5], pets: [petNamed('Luna')], earlier: null },
    ]);
  });
});

describe('evaluateRows with differently written rows of the same client', () => {
  const row = (facts: Partial<Identity>, ...names: readonly string[]) => ({
    identity: identityOf(facts),
    details: { ...details, email: facts.email ?? null },
    pets: names.map(petNamed),
  });

  it('refuses a further row without new pets, and names the matching fields', () => {
    const [phones, email] = [['+39333'], 'ida@example.test'];
    const rows = [
      row({ email, phones }, 'Luna'),
      row({ phones }),
      row({}, 'Luna'),
      row({}, 'Kira'),
    ];
    expect(evaluateRows(rows, matcherWith())).toMatchObject([
      { first: 0 },
      { fault: { code: 'DUPLICATE', field: 'phone' } },
      { fault: { code: 'DUPLICATE', field: 'petName' } },
      { first: 3 },
    ]);
  });

  it('adds an e-mail address that the first row lacks', () => {
    const phones = ['+39333'];
    const verdicts = evaluateRows(
      [row({ phones }), row({ phones, email: 'ida@example.test' }), row({ phones })],
      matcherWith(),
    );
    expect(verdicts).toMatchObject([{ first: 0 }, { first: 0 }, { fault: { code: 'DUPLICATE' } }]);
    expect(groupRowsByClient(verdicts)).toMatchObject([{ details: { email: 'ida@example.test' } }]);
  });
});

describe('client note in evaluateRows', () => {
  const identity = { email: 'ida@example.test' };
  const row = (note: string, pet: string) => ({
    identity: identityOf(identity),
    details: { ...details, ...identity, note },
    pets: [petNamed(pet)],
  });
  const long = 'x'.repeat(1990);
  const tooLong = { fault: { code: 'TOO_LONG', field: 'note' } };
  const verdictsOf = (...rows: readonly ReturnType<typeof row>[]) =>
    evaluateRows(rows, matcherWith());

  it('combines all rows without repeated lines', () => {
    const verdicts = verdictsOf(row(long, 'Luna'), row(long, 'Kira'), row('Bites', 'Birba'));
    expect(groupRowsByClient(verdicts)).toMatchObject([{ details: { note: `${long}\nBites` } }]);
  });

  it('rejects a row that would make the note too long, but accepts later ones', () => {
    const verdicts = verdictsOf(
      row(long, 'Luna'),
      row('Prefers mornings', 'Kira'),
      row('Bites', 'Kira'),
    );
    expect(verdicts).toMatchObject([{ first: 0 }, tooLong, { first: 0, pets: [petNamed('Kira')] }]);
  });

  it('rejects a first row whose own note is too long', () => {
    expect(verdictsOf(row('x'.repeat(2001), 'Luna'), row('Bites', 'Luna'))).toMatchObject([
      tooLong,
      { first: 1 },
    ]);
  });

  it('includes the stored note, and accepts an overlong stored note if nothing is added', () => {
    const earlierClients = (note: string) =>
      new Map([['ida', { id: 'ida', details: { ...details, ...identity, note }, pets: [] }]]);
    const present = matcherWith([identity, { id: 'ida', code: 'ALREADY_PRESENT' }]);
    const evaluate = (note: string) =>
      evaluateRows([row('Bites', 'Luna'), row('', 'Kira')], present, earlierClients(note));
    expect(evaluate('Rings')).toMatchObject([{ details: { note: 'Rings\nBites' } }, { first: 0 }]);
    expect(evaluate('x'.repeat(2100))).toMatchObject([tooLong, { first: 1 }]);
  });
});
