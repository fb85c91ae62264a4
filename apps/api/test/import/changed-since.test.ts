import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { importClients } from '@zampa/contract/import/import-clients';
import { undoImport } from '@zampa/contract/import/undo-import';
import { newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('POST /api/facilities/users/import/undo — what the clinic wrote since stays', () => {
  const product = useProduct();

  it('keeps whose animals or notes were changed, and removes the others', async () => {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    const users = ['Ada', 'Bea', 'Cleo'].map((firstName) => ({
      firstName,
      lastName: 'Riva',
      email: `${firstName}.changed@example.test`,
      pets: [{ name: `Pet of ${firstName}`, species: 'Cane' }],
    }));
    const query = { facilityId, properties: 'all' } as const;
    const { importId } = await vet.call(importClients, { query, body: { users } });
    const clients = await vet.call(readClients, { params: { id: facilityId }, query: {} });
    const named = (name: string) => clients.find(({ firstName }) => firstName === name);
    product().clock.advance(1);
    // No call changes the animal of somebody who was only imported, yet whoever undoes an import must not lose it.
    await product().pool.query('update pets set updated_at = $1 where id = $2', [
      product().clock.now(),
      named('Ada')?.pets[0]?.id,
    ]);
    await vet.call(updateClient, {
      body: {
        id: named('Bea')?.userId ?? '',
        FacilityId: facilityId,
        note: 'Afraid of dogs',
      },
    });
    const undone = await vet.call(undoImport, { body: { importId: importId ?? '' } });
    expect(undone).toMatchObject({
      removed: 1,
      kept: [
        { firstName: 'Ada', reason: 'CHANGED' },
        { firstName: 'Bea', reason: 'CHANGED' },
      ],
    });
    const left = await vet.call(readClients, { params: { id: facilityId }, query: {} });
    expect(left.map(({ firstName, pets }) => `${firstName}: ${pets.length}`).toSorted()).toEqual([
      'Ada: 1',
      'Bea: 1',
    ]);
  });
});
