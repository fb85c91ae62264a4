import { createEvent } from '@zampa/contract/requests/create-event';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { readPets } from '@zampa/contract/pets/read-pets';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { newPet, newRequest, type TestRequest } from '@zampa/testing/requests';
import { beforeEach, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

type Note = {
  readonly date?: string;
  readonly category: 'BIRTH' | 'DEATH';
  readonly pets?: string[];
  readonly facilityId?: string;
};

describe('birth and death dates that diary entries set for a pet', () => {
  const product = useProduct();
  let request: TestRequest;
  beforeEach(async () => {
    request = await newRequest(product());
  });

  const write = (person: TestAccount, { category, ...payload }: Note) =>
    person.call(createEvent, {
      body: {
        type: 'DIARY',
        category,
        payload: { pets: [request.pet.id], message: '', ...payload },
      },
    });
  const readPet = async (id: string) => {
    const [pet] = await request.owner.call(readPets, { query: { PetId: id } });
    return pet;
  };
  const diaryOf = async (person: TestAccount) =>
    (await person.call(readDiary, { params: { userId: request.owner.id }, query: {} })).map(
      ({ id }) => id,
    );
  const inDays = (days: number) =>
    new Date(product().clock.now().getTime() + days * 86_400_000).toISOString();

  it('are the dates of entries about a birth or a death', async () => {
    const { owner, pet } = request;
    await write(owner, { category: 'BIRTH', date: '2012-03-04' });
    expect(await readPet(pet.id)).toMatchObject({ birthDate: '2012-03-04', deceasedOn: null });
    await expect(write(owner, { category: 'DEATH', date: '2012-03-03' })).rejects.toMatchObject({
      fields: [{ field: 'payload.date', code: 'before_birth' }],
    });
    await write(owner, { category: 'DEATH', date: '2025-10-11' });
    expect(await readPet(pet.id)).toMatchObject({
      birthDate: '2012-03-04',
      deceasedOn: '2025-10-11',
    });
    await expect(write(owner, { category: 'BIRTH', date: '2025-10-12' })).rejects.toMatchObject({
      fields: [{ field: 'payload.date', code: 'before_birth' }],
    });
  });

  it('default to the current day', async () => {
    const { owner, pet } = request;
    await write(owner, { category: 'DEATH' });
    const days = [inDays(0).slice(0, 10), inDays(1).slice(0, 10)];
    expect(days).toContain((await readPet(pet.id))?.deceasedOn);
  });

  it('follow corrections of the entry', async () => {
    const { owner, pet } = request;
    const other = await newPet(owner, 'Micio');
    const { id } = await write(owner, { category: 'DEATH', date: '2025-10-11' });
    const change = (payload: object) =>
      owner.call(updateEvent, { query: { id }, body: { payload } });
    await change({ date: '2025-10-12' });
    expect(await readPet(pet.id)).toMatchObject({ deceasedOn: '2025-10-12' });
    await change({ pets: [other.id] });
    expect(await readPet(pet.id)).toMatchObject({ deceasedOn: null });
    expect(await readPet(other.id)).toMatchObject({ deceasedOn: '2025-10-12' });
  });

  it.each([
    { restorePets: true, deceasedOn: null },
    { restorePets: undefined, deceasedOn: '2025-10-11' },
  ])(
    'stay when the entry is deleted, unless the author restores the pet ($restorePets)',
    async ({ restorePets, deceasedOn }) => {
      const { owner, pet } = request;
      const { id } = await write(owner, { category: 'DEATH', date: '2025-10-11' });
      await owner.call(deleteEvent, { query: { id, ...(restorePets && { restorePets }) } });
      expect(await readPet(pet.id)).toMatchObject({ deceasedOn });
    },
  );

  it('are not cleared if the family has corrected them since', async () => {
    const { owner, pet } = request;
    const { id } = await write(owner, { category: 'DEATH', date: '2025-10-11' });
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { deceasedOn: '2025-10-09' } });
    await owner.call(deleteEvent, { query: { id, restorePets: true } });
    expect(await readPet(pet.id)).toMatchObject({ deceasedOn: '2025-10-09' });
  });

  it('can be set by a clinic only for pets that the clinic can see', async () => {
    const { owner, vet, pet } = request;
    const facilityId = vet.facility.id;
    const strangersPet = await newPet(await newOwner(product()));
    const death = { category: 'DEATH', date: '2025-10-11', facilityId } as const;
    await expect(write(vet, { ...death, pets: [strangersPet.id] })).rejects.toMatchObject({
      status: 404,
    });
    await expect(write(await newVet(product()), death)).rejects.toMatchObject({ status: 404 });
    expect(await readPet(pet.id)).toMatchObject({ deceasedOn: null });
    await write(vet, death);
    expect(await readPet(pet.id)).toMatchObject({ deceasedOn: '2025-10-11' });
    expect(await diaryOf(owner)).toHaveLength(2);
  });
});
