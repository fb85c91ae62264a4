import { createUser } from '@zampa/contract/people/create-user';
import { importClients, type ImportRow } from '@zampa/contract/import/import-clients';
import { undoImport } from '@zampa/contract/import/undo-import';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { newAccount, newOwner, newVet, signedIn } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { keepTables } from '../table-state.ts';
import { liftPolicies } from '../isolation/lift-policies.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { bring, clientsOf, newRows, undo } from './bring.ts';

describe('POST /api/facilities/users/import', () => {
  const product = useProduct();

  it('imports the good rows, says of every row what became of it, and keeps what was typed', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const [fresh] = newRows(1);
    const invited = 'waiting@example.test';
    await vet.call(inviteClients, {
      query: { facilityId: vet.facility.id },
      body: { users: [{ email: invited }] },
    });
    const person = (more: Partial<ImportRow>): ImportRow => ({
      firstName: 'A',
      lastName: 'B',
      ...more,
    });
    const rows = [
      person({ ...fresh, firstName: '=1+1', note: '@SUM(A1)' }),
      person({ email: fresh?.email?.toUpperCase() }),
      person({ email: owner.email }),
      person({ email: invited }),
      person({ email: 'nobody' }),
      person({ phone: '333 123 45 67' }),
      person({ phone: '+39 333 1234567', email: '' }),
      person({}),
    ];
    const answer = await bring(vet, rows);
    expect(answer).toMatchObject({
      imported: 2,
      rows: [
        { row: 0, status: 'IMPORTED' },
        { row: 1, status: 'ERROR', code: 'DUPLICATE', field: 'email' },
        { code: 'USER_ALREADY_ASSOCIATED' },
        { code: 'ALREADY_INVITED' },
        { code: 'INVALID_EMAIL_OR_PHONE', field: 'email' },
        { row: 5, status: 'IMPORTED' },
        { code: 'DUPLICATE', field: 'phone' },
        { code: 'INVALID_EMAIL_OR_PHONE' },
      ],
    });
    const [typed] = (await clientsOf(vet)).filter(({ email }) => email === fresh?.email);
    expect(typed).toMatchObject({
      firstName: '=1+1',
      note: '@SUM(A1)',
      status: 'IMPORTED',
      pets: [{ name: 'Pluto', SpeciesId: 1, BreedId: 100, birthDate: '2020-12-31' }],
    });
    expect((await bring(vet, rows.slice(0, 1))).rows).toMatchObject([{ code: 'ALREADY_PRESENT' }]);
    expect((await bring(vet, [person({ phone: '0039-333-1234567' })])).rows).toMatchObject([
      { code: 'ALREADY_PRESENT' },
    ]);
  });

  it('says the same in a dry run and writes nothing', async () => {
    const vet = await newVet(product());
    const rows = [...newRows(2), { firstName: 'A', lastName: 'B' }];
    const before = await countOf(product(), 'users');
    const tried = await bring(vet, rows, { dryRun: true });
    expect(tried).toMatchObject({ imported: 2, importId: null });
    expect(await countOf(product(), 'users')).toBe(before);
    expect((await bring(vet, rows)).rows).toEqual(tried.rows);
  });

  it('names animals in either language; what nobody knows is another animal', async () => {
    const vet = await newVet(product());
    const [row] = newRows(1);
    const pet = (species: string, breed = '') => ({ name: `${species}${breed}`, species, breed });
    await bring(vet, [
      {
        firstName: 'Ida',
        lastName: 'Riva',
        ...row,
        pets: [
          pet('GATTO'),
          pet('dog', 'akita'),
          pet('Drago'),
          pet('', 'Airedale Terrier'),
          { name: ' ' },
        ],
      },
    ]);
    const [client] = await clientsOf(vet);
    const found = client?.pets.map(({ name, SpeciesId, BreedId }) => [name, SpeciesId, BreedId]);
    expect(found?.toSorted()).toEqual([
      ['Airedale Terrier', 1, 10008],
      ['Drago', 99, null],
      ['GATTO', 2, null],
      ['dogakita', 1, 102],
    ]);
  });

  it('keeps everything: both numbers, chip, address, tax number, two animals of one cell', async () => {
    const vet = await newVet(product());
    const row = {
      firstName: 'Ida',
      lastName: 'Riva',
      email: 'no address',
      phone: '02 123456',
      phone2: '333 1234567',
      address: 'Via Roma 1, Milano',
      taxNumber: 'RVIDIA80A41F205X',
      note: 'Rings in the evening',
      pets: [
        { name: 'Kira; Rocky', species: 'Cane', birthDate: '1/2/2020; 31/02/2020' },
        { name: 'Birba', species: 'Drago', breed: 'Sputafuoco', microchip: '380 2600 4356 7812' },
      ],
    };
    const { rows } = await bring(vet, [row]);
    const warned = [
      { field: 'email', code: 'invalid_email', value: 'no address' },
      { field: 'birthDate', code: 'invalid_date', value: '31/02/2020', pet: 'Rocky' },
      { field: 'species', code: 'unknown_species', value: 'Drago', pet: 'Birba' },
      { field: 'breed', code: 'unknown_breed', value: 'Sputafuoco', pet: 'Birba' },
    ];
    expect(rows).toEqual([{ row: 0, status: 'IMPORTED', warnings: warned }]);
    const [client] = await clientsOf(vet);
    expect(client).toMatchObject({
      phone: '02123456',
      mobile: '3331234567',
      address: 'Via Roma 1, Milano',
      taxNumber: 'RVIDIA80A41F205X',
      note: 'Rings in the evening\nno address\nRocky: 31/02/2020\nBirba: Drago\nBirba: Sputafuoco',
      pets: [
        { name: 'Birba', sex: null, microchip: '380260043567812', SpeciesId: 99 },
        { name: 'Kira', sex: null, birthDate: '2020-02-01', SpeciesId: 1 },
        { name: 'Rocky', sex: null, birthDate: null, SpeciesId: 1 },
      ],
    });
  });

  it('takes a name alone where that is asked for, once', async () => {
    const vet = await newVet(product());
    const users = [{ firstName: 'Ida', lastName: 'Riva' }];
    const query = { facilityId: vet.facility.id };
    const bare = () => vet.call(importClients, { query, body: { users, withoutContact: true } });
    expect((await bring(vet, users)).rows).toMatchObject([{ code: 'INVALID_EMAIL_OR_PHONE' }]);
    expect((await bare()).rows).toMatchObject([
      { status: 'IMPORTED', warnings: [{ field: 'phone', code: 'no_contact' }] },
    ]);
    expect((await bare()).rows).toMatchObject([{ code: 'ALREADY_PRESENT' }]);
  });

  it('takes a thousand rows in few statements and not one more', async () => {
    const vet = await newVet(product());
    const tooMany = bring(vet, newRows(1001));
    await expect(tooMany).rejects.toMatchObject({ status: 400, code: 'IMPORT_TOO_LARGE' });
    expect(await clientsOf(vet)).toEqual([]);
    const statements = await product().statementsOf(async () => {
      expect(await bring(vet, newRows(1000))).toMatchObject({ imported: 1000 });
    });
    expect(statements.length).toBeLessThan(30);
    const ofFacility = 'facility_id = $1';
    expect(await countOf(product(), 'facility_clients', ofFacility, [vet.facility.id])).toBe(1000);
  });

  it('doubles nobody, of twenty imports at the same moment', async () => {
    const vet = await newVet(product());
    const rows = newRows(30);
    const answers = await Promise.all(Array.from({ length: 20 }, () => bring(vet, rows)));
    expect(answers.filter(({ imported }) => imported === 30)).toHaveLength(1);
    expect(answers.filter(({ imported }) => imported === 0)).toHaveLength(19);
    expect(await clientsOf(vet)).toHaveLength(30);
  });
});

describe('POST /api/facilities/users/import/undo', () => {
  const product = useProduct();

  it('leaves the database as it was before', async () => {
    const vet = await newVet(product());
    await bring(vet, newRows(3));
    const kept = await keepTables(product().pool);
    const before = await kept.sums();
    const { importId } = await bring(vet, newRows(20));
    expect(await undo(vet, importId)).toEqual({ removed: 20, kept: [] });
    const after = await kept.sums();
    const apart = ['imports', 'idempotency_keys'];
    expect(without(after, apart)).toEqual(without(before, apart));
    await expect(undo(vet, importId)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
  });

  it('keeps whom something has happened to since, and says why', async () => {
    const [vet, account] = [await newVet(product()), await newAccount(product())];
    const [first, second] = newRows(3);
    const own = { firstName: 'Olga', lastName: 'Rossi', email: account.email };
    const { importId } = await bring(
      vet,
      [first, second, own].flatMap((row) => row ?? []),
    );
    const { email } = account;
    await account.call(createUser, {
      body: { email, firstName: 'Olga', lastName: 'Rossi', isVet: false },
    });
    const [invited] = (await clientsOf(vet)).filter((client) => client.email === first?.email);
    await vet.call(inviteClients, {
      query: { facilityId: vet.facility.id },
      body: { users: [{ id: invited?.userId }] },
    });
    expect(await undo(vet, importId)).toMatchObject({
      removed: 1,
      kept: [{ reason: 'INVITED' }, { firstName: 'Olga', reason: 'REGISTERED' }],
    });
    expect(await clientsOf(vet)).toHaveLength(2);
  });

  it('takes back together what a file brought in several tries', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const [first, second, third] = [newRows(2), newRows(3), newRows(1)];
    const { importId } = await bring(vet, first);
    product().clock.advance(60);
    const goOn = { importId: importId ?? '' };
    expect(await bring(vet, second, goOn)).toMatchObject({ imported: 3, importId });
    await expect(bring(other, third, goOn)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await undo(vet, importId)).toEqual({ removed: 5, kept: [] });
    expect(await clientsOf(vet)).toEqual([]);
    await expect(bring(vet, third, goOn)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    expect(await clientsOf(vet)).toEqual([]);
  });

  it('is for the clinic that imported, and for a day', async () => {
    const [vet, other, owner] = [
      await newVet(product()),
      await newVet(product()),
      await newOwner(product()),
    ];
    const { importId } = await bring(vet, newRows(1));
    await expect(undo(other, importId)).rejects.toMatchObject({ status: 404 });
    const body = { importId: importId ?? '' };
    await expect(owner.call(undoImport, { body })).rejects.toMatchObject({ status: 403 });
    product().clock.advance(24 * 3600 + 1);
    const later = await signedIn(vet, vet.email);
    await expect(later.call(undoImport, { body })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
  });
});

describe('an import that goes on, by its predicates alone', () => {
  const product = useProduct();

  it('is the clinic’s own', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const { importId } = await bring(vet, newRows(1));
    await liftPolicies(product().pool);
    const foreign = bring(other, newRows(1), { importId: importId ?? '' });
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

function without(sums: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(sums).filter(([name]) => !names.includes(name)));
}
