import { updateClient } from '@zampa/contract/clients/update-client';
import type { ImportRow } from '@zampa/contract/import/import-clients';
import { newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { importRows, clientsOf, revertImport } from './import-rows.ts';

describe('POST /api/facilities/users/import — several rows for one client', () => {
  const product = useProduct();

  it('merges the rows into one client with all pets, without duplicates', async () => {
    const vet = await newVet(product());
    const [luna, kira] = [
      { name: 'Luna', species: 'Cane' },
      { name: 'Kira', species: 'Gatto' },
    ];
    const ida = { firstName: 'Ida', lastName: 'Riva', email: 'ida.rows@example.test' };
    const rows: ImportRow[] = [
      { ...ida, note: 'Rings in the evening', pets: [luna] },
      { firstName: 'Ugo', phone: '333 765 43 21' },
      { ...ida, email: 'IDA.rows@example.test', address: 'Via Po 1', note: 'Bites', pets: [kira] },
      { ...ida, pets: [{ name: 'LUNA', species: 'dog' }] },
      { firstName: 'Ugo', phone: '+39 333 7654321', pets: [luna] },
    ];
    const expectedRows = [
      { row: 0, status: 'IMPORTED' },
      { row: 1, status: 'IMPORTED' },
      { row: 2, status: 'IMPORTED', joins: 0 },
      { row: 3, status: 'ERROR', code: 'DUPLICATE', field: 'email' },
      { row: 4, status: 'IMPORTED', joins: 1 },
    ];
    const dryRun = await importRows(vet, rows, { dryRun: true });
    expect(dryRun).toEqual({ imported: 2, importId: null, rows: expectedRows });
    const first = await importRows(vet, rows);
    expect(first).toMatchObject({ imported: 2, rows: expectedRows });
    const clients = await clientsOf(vet);
    expect(clients.toSorted((a, b) => a.firstName.localeCompare(b.firstName))).toMatchObject([
      {
        firstName: 'Ida',
        address: 'Via Po 1',
        note: 'Rings in the evening\nBites',
        pets: [{ name: 'Kira' }, { name: 'Luna' }],
      },
      { firstName: 'Ugo', pets: [{ name: 'Luna' }] },
    ]);
    // Importing the same file again creates no clients or pets.
    expect(await importRows(vet, rows)).toMatchObject({ imported: 0, importId: null });
    expect(await clientsOf(vet)).toEqual(clients);
    await revertImport(vet, first.importId);
    expect(await clientsOf(vet)).toEqual([]);
  });

  it('recognizes a client by phone, or by name and pet, and keeps the e-mail address of a later row', async () => {
    const vet = await newVet(product());
    const elena = { firstName: 'Elena', lastName: 'Costa', phone: '347 555 1042' };
    const [luna, kira] = [{ name: 'Luna' }, { name: 'Kira' }];
    const rows: ImportRow[] = [
      { ...elena, pets: [luna] },
      { ...elena, phone: '+39 347 5551042', email: 'elena@costa.test' },
      { ...elena, phone: '3475551042' },
      { firstName: 'Elena', lastName: 'Costa', phone: '06 5551042', pets: [luna] },
      { firstName: 'Costa', lastName: 'Elena', phone: '347 555 1042', pets: [kira] },
    ];
    expect(await importRows(vet, rows)).toMatchObject({
      imported: 1,
      rows: [
        { row: 0, status: 'IMPORTED' },
        { row: 1, status: 'IMPORTED', joins: 0 },
        { row: 2, status: 'ERROR', code: 'DUPLICATE', field: 'phone' },
        { row: 3, status: 'ERROR', code: 'DUPLICATE', field: 'petName' },
        { row: 4, status: 'IMPORTED', joins: 0 },
      ],
    });
    expect(await clientsOf(vet)).toMatchObject([
      {
        email: 'elena@costa.test',
        phone: '3475551042',
        pets: [{ name: 'Kira' }, { name: 'Luna' }],
      },
    ]);
  });

  it('keeps the merged note within its limit and rejects the row that would exceed it', async () => {
    const vet = await newVet(product());
    const note = 'x'.repeat(1990);
    const row = (name: string, more: ImportRow = {}): ImportRow => ({
      firstName: 'Ida',
      lastName: 'Riva',
      email: 'ida.note@example.test',
      address: 'Via Roma 1',
      note,
      pets: [{ name, species: 'Cane' }],
      ...more,
    });
    const other = { address: 'Via Po 2' };
    const rows = [row('Luna'), row('Kira', other), row('Birba', other), row('Zoe', { note: '' })];
    const expectedRows = [
      { row: 0, status: 'IMPORTED' },
      { row: 1, status: 'IMPORTED', joins: 0 },
      { row: 2, status: 'IMPORTED', joins: 0 },
      { row: 3, status: 'IMPORTED', joins: 0 },
      { row: 4, status: 'ERROR', code: 'TOO_LONG', field: 'note' },
    ];
    const last = row('Stella', { address: 'Piazza Duomo 3' });
    expect(await importRows(vet, [...rows, last])).toMatchObject({
      imported: 1,
      rows: expectedRows,
    });
    const [client] = await clientsOf(vet);
    expect(client?.note).toBe(`${note}\nVia Po 2`);
    expect(client?.pets).toHaveLength(4);
    const body = { id: client?.id ?? '', FacilityId: vet.facility.id, note: client?.note };
    await expect(vet.call(updateClient, { body })).resolves.toMatchObject({ note: client?.note });
  });
});
