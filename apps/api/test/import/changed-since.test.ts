import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { importClients } from '@zampa/contract/import/import-clients';
import { undoImport } from '@zampa/contract/import/undo-import';
import { createEvent } from '@zampa/contract/requests/create-event';
import { createService } from '@zampa/contract/services/create-service';
import { newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { outcomeCodes, runInLockOrder } from '../lock-order.ts';
import { useProduct } from '../product.ts';

describe('POST /api/facilities/users/import/undo — clients changed since the import', () => {
  const product = useProduct();

  it('keeps clients whose pets or note changed and removes the others', async () => {
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
    const clientNamed = (name: string) => clients.find(({ firstName }) => firstName === name);
    product().clock.advance(1);
    // No call changes the pet of an imported client, but an undo must not delete a changed pet.
    await product().pool.query('update pets set updated_at = $1 where id = $2', [
      product().clock.now(),
      clientNamed('Ada')?.pets[0]?.id,
    ]);
    await vet.call(updateClient, {
      body: {
        id: clientNamed('Bea')?.userId ?? '',
        FacilityId: facilityId,
        note: 'Afraid of dogs',
      },
    });
    const undoOutcome = await vet.call(undoImport, { body: { importId: importId ?? '' } });
    expect(undoOutcome).toMatchObject({
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

  /**
   * Creates a clinic that imported one client with a pet, and functions that create a visit for them and undo the
   * import.
   */
  async function newImported(firstName: string) {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    const { id: serviceId } = await vet.call(createService, {
      body: { facilityId, ServiceTypeId: 4, name: 'Visit', duration: 30, enabled: true },
    });
    const users = [{ firstName, lastName: 'Riva', pets: [{ name: 'Rex', species: 'Cane' }] }];
    const email = `${firstName}.visited@example.test`;
    const { importId } = await vet.call(importClients, {
      query: { facilityId, properties: 'all' },
      body: { users: users.map((user) => ({ ...user, email })) },
    });
    const [client] = await vet.call(readClients, { params: { id: facilityId }, query: {} });
    const visit = () =>
      vet.call(createEvent, {
        body: {
          type: 'HEALTH',
          category: 'VISIT',
          payload: {
            facilityId,
            familyId: client?.FamilyId ?? '',
            pets: [client?.pets[0]?.id ?? ''],
            services: [serviceId],
          },
        },
      });
    const undo = () => vet.call(undoImport, { body: { importId: importId ?? '' } });
    return { familyId: client?.FamilyId ?? '', visit, undo };
  }

  it('keeps a client who has a visit', async () => {
    const { visit, undo } = await newImported('Dora');
    await visit();
    expect(await undo()).toMatchObject({
      removed: 0,
      kept: [{ firstName: 'Dora', reason: 'CHANGED' }],
    });
  });

  it('keeps a client for whom a visit is created concurrently', async () => {
    const { familyId, visit, undo } = await newImported('Elsa');
    const family = {
      statement: 'select from families where id = $1 for update',
      values: [familyId],
    };
    const [visitOutcome, undoOutcome] = await runInLockOrder(product(), family, [visit, undo]);
    expect(visitOutcome?.status).toBe('fulfilled');
    expect(undoOutcome).toMatchObject({ status: 'fulfilled', value: { removed: 0 } });
  });

  it('makes a concurrent visit fail with NOT_FOUND when it removes the client first', async () => {
    const { familyId, visit, undo } = await newImported('Fede');
    const family = {
      statement: 'select from families where id = $1 for update',
      values: [familyId],
    };
    const outcomes = await runInLockOrder(product(), family, [undo, visit]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'NOT_FOUND']);
  });
});
