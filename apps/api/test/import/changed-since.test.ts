import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { importClients } from '@zampa/contract/import/import-clients';
import { undoImport } from '@zampa/contract/import/undo-import';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { createService } from '@zampa/contract/services/create-service';
import { newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { endings, meet } from '../meeting.ts';
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

  /** A clinic that has brought one client with an animal, for whom it can book. */
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

  it('keeps who has a visit', async () => {
    const { visit, undo } = await newImported('Dora');
    await visit();
    expect(await undo()).toMatchObject({
      removed: 0,
      kept: [{ firstName: 'Dora', reason: 'CHANGED' }],
    });
  });

  it('keeps who gets a visit at that moment', async () => {
    const { familyId, visit, undo } = await newImported('Elsa');
    const family = {
      statement: 'select from families where id = $1 for update',
      values: [familyId],
    };
    const [made, undone] = await meet(product(), family, [visit, undo]);
    expect(made?.status).toBe('fulfilled');
    expect(undone).toMatchObject({ status: 'fulfilled', value: { removed: 0 } });
  });

  it('leaves nobody to ask a visit for who is gone a moment before', async () => {
    const { familyId, visit, undo } = await newImported('Fede');
    const family = {
      statement: 'select from families where id = $1 for update',
      values: [familyId],
    };
    const outcomes = await meet(product(), family, [undo, visit]);
    expect(endings(outcomes)).toEqual(['done', 'NOT_FOUND']);
  });
});
