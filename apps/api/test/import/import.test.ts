import { createUser } from '@zampa/contract/people/create-user';
import { importClients, type ImportRow } from '@zampa/contract/import/import-clients';
import { undoImport } from '@zampa/contract/import/undo-import';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { newAccount, newOwner, newVet, openSession } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { snapshotTables } from '../table-snapshot.ts';
import { disableRowLevelSecurity } from '../isolation/disable-row-level-security.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { importRows, clientsOf, newImportRows, revertImport } from './import-rows.ts';

describe('POST /api/facilities/users/import', () => {
  const product = useProduct();

  it('imports the valid rows, returns a status for every row, and stores values as typed', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const [fresh] = newImportRows(1);
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
    const answer = await importRows(vet, rows);
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
    expect((await importRows(vet, rows.slice(0, 1))).rows).toMatchObject([
      { code: 'ALREADY_PRESENT' },
    ]);
    expect((await importRows(vet, [person({ phone: '0039-333-1234567' })])).rows).toMatchObject([
      { code: 'ALREADY_PRESENT' },
    ]);
  });

  it('returns the same rows for a dry run and writes nothing', async () => {
    const vet = await newVet(product());
    const rows = [...newImportRows(2), { firstName: 'A', lastName: 'B' }];
    const before = await countOf(product(), 'users');
    const dryRun = await importRows(vet, rows, { dryRun: true });
    expect(dryRun).toMatchObject({ imported: 2, importId: null });
    expect(await countOf(product(), 'users')).toBe(before);
    expect((await importRows(vet, rows)).rows).toEqual(dryRun.rows);
  });

  it('recognizes species and breeds in Italian and English and stores unknown species as other', async () => {
    const vet = await newVet(product());
    const [row] = newImportRows(1);
    const pet = (species: string, breed = '') => ({ name: `${species}${breed}`, species, breed });
    await importRows(vet, [
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

  it('imports both phones, microchip, address, postcode, city, tax number and several pets of one cell, with warnings', async () => {
    const vet = await newVet(product());
    const row = {
      firstName: 'Ida',
      lastName: 'Riva',
      email: 'no address',
      phone: '02 123456',
      phone2: '333 1234567',
      address: 'Via Roma 1',
      postcode: '20121',
      city: 'Milano',
      taxNumber: 'RVIDIA80A41F205X',
      note: 'Rings in the evening',
      pets: [
        { name: 'Kira; Rocky', species: 'Cane', birthDate: '1/2/2020; 31/02/2020' },
        { name: 'Birba', species: 'Drago', breed: 'Sputafuoco', microchip: '380 2600 4356 7812' },
      ],
    };
    const { rows } = await importRows(vet, [row]);
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
      address: 'Via Roma 1',
      postcode: '20121',
      city: 'Milano',
      taxNumber: 'RVIDIA80A41F205X',
      note: 'Rings in the evening\nno address\nRocky: 31/02/2020\nBirba: Drago\nBirba: Sputafuoco',
      pets: [
        { name: 'Birba', sex: null, microchip: '380260043567812', SpeciesId: 99 },
        { name: 'Kira', sex: null, birthDate: '2020-02-01', SpeciesId: 1 },
        { name: 'Rocky', sex: null, birthDate: null, SpeciesId: 1 },
      ],
    });
  });

  it('accepts a row without contact details only with withoutContact, and only once', async () => {
    const vet = await newVet(product());
    const users = [{ firstName: 'Ida', lastName: 'Riva' }];
    const query = { facilityId: vet.facility.id };
    const bare = () => vet.call(importClients, { query, body: { users, withoutContact: true } });
    expect((await importRows(vet, users)).rows).toMatchObject([{ code: 'INVALID_EMAIL_OR_PHONE' }]);
    expect((await bare()).rows).toMatchObject([
      { status: 'IMPORTED', warnings: [{ field: 'phone', code: 'no_contact' }] },
    ]);
    expect((await bare()).rows).toMatchObject([{ code: 'ALREADY_PRESENT' }]);
  });

  it('imports 1,000 rows in fewer than 30 SQL statements and rejects 1,001', async () => {
    const vet = await newVet(product());
    const tooMany = importRows(vet, newImportRows(1001));
    await expect(tooMany).rejects.toMatchObject({ status: 400, code: 'IMPORT_TOO_LARGE' });
    expect(await clientsOf(vet)).toEqual([]);
    const statements = await product().statementsOf(async () => {
      expect(await importRows(vet, newImportRows(1000))).toMatchObject({ imported: 1000 });
    });
    expect(statements.length).toBeLessThan(30);
    const ofFacility = 'facility_id = $1';
    expect(await countOf(product(), 'facility_clients', ofFacility, [vet.facility.id])).toBe(1000);
  });

  it('creates each client once when 20 identical imports run concurrently', async () => {
    const vet = await newVet(product());
    const rows = newImportRows(30);
    const answers = await Promise.all(Array.from({ length: 20 }, () => importRows(vet, rows)));
    expect(answers.filter(({ imported }) => imported === 30)).toHaveLength(1);
    expect(answers.filter(({ imported }) => imported === 0)).toHaveLength(19);
    expect(await clientsOf(vet)).toHaveLength(30);
  });
});

describe('POST /api/facilities/users/import/undo', () => {
  const product = useProduct();

  it('restores the database to its state before the import', async () => {
    const vet = await newVet(product());
    await importRows(vet, newImportRows(3));
    const snapshot = await snapshotTables(product().pool);
    const before = await snapshot.checksums();
    const { importId } = await importRows(vet, newImportRows(20));
    expect(await revertImport(vet, importId)).toEqual({ removed: 20, kept: [] });
    const after = await snapshot.checksums();
    const apart = ['imports', 'idempotency_keys'];
    expect(without(after, apart)).toEqual(without(before, apart));
    await expect(revertImport(vet, importId)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
  });

  it('keeps clients who were invited or signed up since, with the reason', async () => {
    const [vet, account] = [await newVet(product()), await newAccount(product())];
    const [first, second] = newImportRows(3);
    const own = { firstName: 'Olga', lastName: 'Rossi', email: account.email };
    const { importId } = await importRows(
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
    expect(await revertImport(vet, importId)).toMatchObject({
      removed: 1,
      kept: [{ reason: 'INVITED' }, { firstName: 'Olga', reason: 'REGISTERED' }],
    });
    expect(await clientsOf(vet)).toHaveLength(2);
  });

  it('removes the clients of all attempts of one import together', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const [first, second, third] = [newImportRows(2), newImportRows(3), newImportRows(1)];
    const { importId } = await importRows(vet, first);
    product().clock.advance(60);
    const goOn = { importId: importId ?? '' };
    expect(await importRows(vet, second, goOn)).toMatchObject({ imported: 3, importId });
    await expect(importRows(other, third, goOn)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await revertImport(vet, importId)).toEqual({ removed: 5, kept: [] });
    expect(await clientsOf(vet)).toEqual([]);
    await expect(importRows(vet, third, goOn)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    expect(await clientsOf(vet)).toEqual([]);
  });

  it('is allowed only to the importing clinic and within 24 hours', async () => {
    const [vet, other, owner] = [
      await newVet(product()),
      await newVet(product()),
      await newOwner(product()),
    ];
    const { importId } = await importRows(vet, newImportRows(1));
    await expect(revertImport(other, importId)).rejects.toMatchObject({ status: 404 });
    const body = { importId: importId ?? '' };
    await expect(owner.call(undoImport, { body })).rejects.toMatchObject({ status: 403 });
    product().clock.advance(24 * 3600 + 1);
    const later = await openSession(vet, vet.email);
    await expect(later.call(undoImport, { body })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
  });
});

describe('POST /api/facilities/users/import with importId — without row-level security', () => {
  const product = useProduct();

  it('rejects the import of another clinic with NOT_FOUND', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const { importId } = await importRows(vet, newImportRows(1));
    await disableRowLevelSecurity(product().pool);
    const foreign = importRows(other, newImportRows(1), { importId: importId ?? '' });
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

function without(sums: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(sums).filter(([name]) => !names.includes(name)));
}
