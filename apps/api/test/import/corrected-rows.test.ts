import { updateClient } from '@zampa/contract/clients/update-client';
import type { ImportRow } from '@zampa/contract/import/import-clients';
import { newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { importRows, clientsOf, newImportRows, revertImport } from './import-rows.ts';

describe('POST /api/facilities/users/import — corrected rows sent again with importId', () => {
  const product = useProduct();

  it('adds corrected rows to the clients of the first attempt, and undo removes them all', async () => {
    const vet = await newVet(product());
    const [ida, ugo] = newImportRows(2);
    const { importId } = await importRows(
      vet,
      [ida, ugo].flatMap((row) => row ?? []),
    );
    product().clock.advance(60);
    const goOn = { importId: importId ?? '' };
    const rows: ImportRow[] = [
      { ...ida, phone: '333 765 43 21', note: 'Bites', pets: [{ name: 'Kira', species: 'Gatto' }] },
      { ...ida, pets: [{ name: 'PLUTO', species: 'dog' }] },
      { ...ida, pets: [{ name: 'Luna', species: 'Cane' }] },
      { firstName: 'Eva', email: 'eva.again@example.test' },
    ];
    const expectedRows = [
      { row: 0, status: 'IMPORTED', earlier: true },
      { row: 1, status: 'ERROR', code: 'DUPLICATE' },
      { row: 2, status: 'IMPORTED', joins: 0, earlier: true },
      { row: 3, status: 'IMPORTED' },
    ];
    const dryRun = await importRows(vet, rows, { ...goOn, dryRun: true });
    expect(dryRun).toMatchObject({ imported: 1, importId: null, rows: expectedRows });
    expect(await importRows(vet, rows, goOn)).toMatchObject({
      imported: 1,
      importId,
      rows: expectedRows,
    });
    const clients = await clientsOf(vet);
    expect(clients).toHaveLength(3);
    expect(clients.find(({ email }) => email === ida?.email)).toMatchObject({
      phone: '3337654321',
      note: 'Bites',
      pets: [{ name: 'Kira' }, { name: 'Luna' }, { name: 'Pluto' }],
    });
    expect(await revertImport(vet, importId)).toEqual({ removed: 3, kept: [] });
    expect(await clientsOf(vet)).toEqual([]);
  });

  it('adds data to a client edited in between, and undo keeps that client', async () => {
    const vet = await newVet(product());
    const [ida] = newImportRows(1);
    const { importId } = await importRows(vet, ida ? [ida] : []);
    const [{ id } = { id: '' }] = await clientsOf(vet);
    product().clock.advance(60);
    const changed = { id, FacilityId: vet.facility.id, note: 'Rings' };
    await vet.call(updateClient, { body: changed });
    product().clock.advance(60);
    const more = { ...ida, note: 'Bites', pets: [{ name: 'Kira', species: 'Gatto' }] };
    await importRows(vet, [more], { importId: importId ?? '' });
    expect(await revertImport(vet, importId)).toMatchObject({
      removed: 0,
      kept: [{ reason: 'CHANGED' }],
    });
    expect(await clientsOf(vet)).toMatchObject([
      { note: 'Rings\nBites', pets: [{ name: 'Kira' }, { name: 'Pluto' }] },
    ]);
  });

  it('keeps differing values: a second phone as mobile, name and address in the note', async () => {
    const vet = await newVet(product());
    const [row] = newImportRows(1);
    const ida = {
      firstName: 'Ida',
      lastName: 'Riva',
      email: row?.email,
      phone: '02 555 0100',
      address: 'Via Roma 1',
      note: 'Prefers mornings',
      pets: [{ name: 'Luna', species: 'Cane' }],
    };
    const ugo = { ...ida, firstName: 'Ugo', phone: '333 765 4321', address: 'Via Po 2' };
    const { importId } = await importRows(vet, [ida]);
    for (const name of ['Kira', 'Birba']) {
      product().clock.advance(60);
      const mended = { ...ugo, taxNumber: 'RVIUGO80A01H501U', pets: [{ name, species: 'Gatto' }] };
      expect(await importRows(vet, [mended], { importId: importId ?? '' })).toMatchObject({
        rows: [{ status: 'IMPORTED', earlier: true }],
      });
    }
    const [client] = await clientsOf(vet);
    expect(client).toMatchObject({
      firstName: 'Ida',
      phone: '025550100',
      mobile: '3337654321',
      address: 'Via Roma 1',
      taxNumber: 'RVIUGO80A01H501U',
      note: 'Prefers mornings\nUgo Riva\nVia Po 2',
      pets: [{ name: 'Birba' }, { name: 'Kira' }, { name: 'Luna' }],
    });
  });

  it('rejects rows for clients of another import and for clients invited since', async () => {
    const vet = await newVet(product());
    const [ida, ugo, eva] = newImportRows(3);
    const rows = [ida, ugo, eva].flatMap((row) => row ?? []);
    await importRows(vet, rows.slice(0, 1));
    const { importId } = await importRows(vet, rows.slice(1, 2));
    const again = rows.slice(0, 2).map((row) => ({ ...row, pets: [{ name: 'Kira' }] }));
    expect(await importRows(vet, again)).toMatchObject({
      imported: 0,
      rows: [{ code: 'ALREADY_PRESENT' }, { code: 'ALREADY_PRESENT' }],
    });
    await product().pool.query(
      `update facility_clients set status = 'INVITED' where import_id = $1`,
      [importId],
    );
    expect(await importRows(vet, again, { importId: importId ?? '' })).toMatchObject({
      imported: 0,
      rows: [{ code: 'ALREADY_PRESENT' }, { code: 'ALREADY_INVITED' }],
    });
  });
});
