import { linkPets } from '@zampa/contract/clients/link-pets';
import { countDiary } from '@zampa/contract/inbox/count-diary';
import { createEvent } from '@zampa/contract/requests/create-event';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { searchDiary } from '@zampa/contract/inbox/search-diary';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { newVet, type TestAccount } from '@zampa/testing/people';
import { newPet, newRequest, type TestRequest } from '@zampa/testing/requests';
import { beforeEach, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('entries that features write', () => {
  const product = useProduct();
  let request: TestRequest;
  beforeEach(async () => {
    request = await newRequest(product());
  });
  const params = () => ({ userId: request.owner.id });
  const weigh = (person: TestAccount, weight: number | null) =>
    person.call(updatePet, { query: { PetId: request.pet.id }, body: { weight } });
  const weightsIn = async (person: TestAccount) =>
    (
      await person.call(searchDiary, {
        params: params(),
        query: {},
        body: { category: ['WEIGHT_MONITORING'] },
      })
    ).map((entry) => 'weight' in entry.payload && entry.payload.weight);

  it('can be filtered by category, for example each new weight', async () => {
    const { owner, vet, pet } = request;
    await weigh(owner, 11_400);
    await weigh(owner, 11_400);
    await weigh(owner, null);
    await weigh(vet, 11_900);
    expect(await weightsIn(owner)).toEqual([11_900, 11_400]);
    expect(await weightsIn(vet)).toEqual([11_900]);
    const [entry] = await owner.call(searchDiary, {
      params: params(),
      query: {},
      body: { category: ['WEIGHT_MONITORING'] },
    });
    expect(entry).toMatchObject({
      type: 'DIARY',
      category: 'WEIGHT_MONITORING',
      payload: { message: '', weight: 11_900, pets: [pet.id], facilityId: vet.facility.id },
      user: { id: vet.id },
    });
  });

  it('include the weight with which a pet is added', async () => {
    const { owner } = request;
    await newPet(owner, 'Kira', { weight: 4200 });
    expect(await weightsIn(owner)).toEqual([4200]);
  });

  it('cannot be edited or deleted, not even by their author', async () => {
    const { owner } = request;
    await weigh(owner, 11_400);
    const [entry] = await owner.call(readDiary, { params: params(), query: {} });
    const id = entry?.id ?? '';
    await expect(
      owner.call(updateEvent, { query: { id }, body: { payload: { message: '12 kg' } } }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(owner.call(deleteEvent, { query: { id } })).rejects.toMatchObject({ status: 403 });
    expect(await weightsIn(owner)).toEqual([11_400]);
  });

  it('are counted by category together with conversations and entries that people write', async () => {
    const { owner, vet, pet } = request;
    const facilityId = vet.facility.id;
    const kira = await newPet(owner, 'Kira', { weight: 4200 });
    await owner.call(linkPets, { body: { facilityId, pets: [kira.id] } });
    for (const [pets, category] of [
      [[pet.id], 'TRIP'],
      [[pet.id, kira.id], 'TRIP'],
      [[kira.id], 'TRAINING'],
    ] as const)
      await owner.call(createEvent, {
        body: { type: 'DIARY', category, payload: { pets: [...pets], facilityId } },
      });
    const counts = async (person: TestAccount, body = {}) =>
      Object.fromEntries(
        (
          await person.call(countDiary, {
            params: params(),
            query: person === owner ? {} : { filterByFacilityId: facilityId },
            body,
          })
        ).map(({ category, count }) => [category, count]),
      );
    expect(await counts(owner)).toEqual({
      CONSULTATION: 1,
      TRAINING: 1,
      TRIP: 2,
      WEIGHT_MONITORING: 1,
    });
    expect(await counts(vet)).toEqual({ CONSULTATION: 1, TRAINING: 1, TRIP: 2 });
    expect(await counts(owner, { payload: { pets: [pet.id] } })).toEqual({
      CONSULTATION: 1,
      TRIP: 2,
    });
    expect(await counts(owner, { date_created: { to: '2020-01-01' } })).toEqual({});
    await expect(counts(await newVet(product()))).rejects.toMatchObject({ status: 404 });
  });
});
