import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { VETERINARIAN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import { newColleague, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient, repeatRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { withoutNewClients } from './without-new-clients.ts';
import { useProduct } from '../product.ts';
import { runJobsAfter } from './wait-for-jobs.ts';

describe('notifications of a colleague at several clinics', () => {
  const product = useProduct();

  const notificationsOf = async (person: TestAccount) => {
    await runJobsAfter(product(), 2);
    return withoutNewClients(await person.call(readNotifications, { query: {} }));
  };

  it('name the clinic only for a person who works at several', async () => {
    const [here, elsewhere] = [
      await newClinicWithClient(product()),
      await newClinicWithClient(product()),
    ];
    const colleague = await newColleague(product());
    for (const { vet } of [here, elsewhere])
      await employ(product().pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    await repeatRequest(here, 'She limps');
    await repeatRequest(elsewhere, 'He limps');
    const bodies = (await notificationsOf(colleague)).map(({ body }) => body).toSorted();
    const named = [here, elsewhere].map(({ vet, pet }) => `${vet.facility.name} · ${pet.name}`);
    expect(bodies).toEqual(named.toSorted());
    expect((await notificationsOf(here.vet)).map(({ body }) => body)).toEqual([here.pet.name]);
  });
});
