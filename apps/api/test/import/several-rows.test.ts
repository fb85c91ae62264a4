import { readClients } from '@zampa/contract/clients/read-clients';
import { importClients, type ImportRow } from '@zampa/contract/import/import-clients';
import { undoImport } from '@zampa/contract/import/undo-import';
import { newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const bring = (vet: Vet, users: ImportRow[], dryRun = false) =>
  vet.call(importClients, { query: { facilityId: vet.facility.id }, body: { users, dryRun } });
const clientsOf = (vet: Vet) =>
  vet.call(readClients, { params: { id: vet.facility.id }, query: {} });

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
    const tried = await bring(vet, rows, true);
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
    await vet.call(undoImport, { body: { importId: first.importId ?? '' } });
    expect(await clientsOf(vet)).toEqual([]);
  });
});
