import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { VETERINARIAN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import { newColleague, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient, repeatRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { exceptNewClients } from './except-new-clients.ts';
import { useProduct } from '../product.ts';
import { later } from './settled.ts';

describe('what somebody is told who works at several clinics', () => {
  const product = useProduct();

  const toldTo = async (person: TestAccount) => {
    await later(product(), 2);
    return exceptNewClients(await person.call(readNotifications, { query: {} }));
  };

  it('names the clinic to who works at several, and to nobody else', async () => {
    const [here, elsewhere] = [
      await newClinicWithClient(product()),
      await newClinicWithClient(product()),
    ];
    const colleague = await newColleague(product());
    for (const { vet } of [here, elsewhere])
      await employ(product().pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    await repeatRequest(here, 'She limps');
    await repeatRequest(elsewhere, 'He limps');
    const said = (await toldTo(colleague)).map(({ body }) => body).toSorted();
    const named = [here, elsewhere].map(({ vet, pet }) => `${vet.facility.name} · ${pet.name}`);
    expect(said).toEqual(named.toSorted());
    expect((await toldTo(here.vet)).map(({ body }) => body)).toEqual([here.pet.name]);
  });
});
