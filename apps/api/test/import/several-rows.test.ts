import { updateClient } from '@zampa/contract/clients/update-client';
import type { ImportRow } from '@zampa/contract/import/import-clients';
import { newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { bring, clientsOf, undo } from './bring.ts';

describe('several rows about one client', () => {
  const product = useProduct();

  it('bring them the animals of all, and none of them twice', async () => {
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
    const told = [
      { row: 0, status: 'IMPORTED' },
      { row: 1, status: 'IMPORTED' },
      { row: 2, status: 'IMPORTED', joins: 0 },
      { row: 3, status: 'ERROR', code: 'DUPLICATE', field: 'email' },
      { row: 4, status: 'IMPORTED', joins: 1 },
    ];
    const tried = await bring(vet, rows, { dryRun: true });
    expect(tried).toEqual({ imported: 2, importId: null, rows: told });
    const first = await bring(vet, rows);
    expect(first).toMatchObject({ imported: 2, rows: told });
    const brought = await clientsOf(vet);
    expect(brought.toSorted((a, b) => a.firstName.localeCompare(b.firstName))).toMatchObject([
      {
        firstName: 'Ida',
        address: 'Via Po 1',
        note: 'Rings in the evening\nBites',
        pets: [{ name: 'Kira' }, { name: 'Luna' }],
      },
      { firstName: 'Ugo', pets: [{ name: 'Luna' }] },
    ]);
    // The same file once more makes nobody and no animal twice.
    expect(await bring(vet, rows)).toMatchObject({ imported: 0, importId: null });
    expect(await clientsOf(vet)).toEqual(brought);
    await undo(vet, first.importId);
    expect(await clientsOf(vet)).toEqual([]);
  });

  it('leave a note that can be saved again, and say of which row it would be too long', async () => {
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
    const told = [
      { row: 0, status: 'IMPORTED' },
      { row: 1, status: 'IMPORTED', joins: 0 },
      { row: 2, status: 'IMPORTED', joins: 0 },
      { row: 3, status: 'IMPORTED', joins: 0 },
      { row: 4, status: 'ERROR', code: 'TOO_LONG', field: 'note' },
    ];
    const last = row('Stella', { address: 'Piazza Duomo 3' });
    expect(await bring(vet, [...rows, last])).toMatchObject({ imported: 1, rows: told });
    const [client] = await clientsOf(vet);
    expect(client?.note).toBe(`${note}\nVia Po 2`);
    expect(client?.pets).toHaveLength(4);
    const body = { id: client?.id ?? '', FacilityId: vet.facility.id, note: client?.note };
    await expect(vet.call(updateClient, { body })).resolves.toMatchObject({ note: client?.note });
  });
});
