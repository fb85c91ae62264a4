import { readPetWeights } from '@zampa/contract/pets/read-pet-weights';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient, newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const weigh = (person: TestAccount, PetId: string, weight: number | null) =>
  person.call(updatePet, { query: { PetId }, body: { weight } });
const weightsOf = (person: TestAccount, PetId: string) =>
  person.call(readPetWeights, { query: { PetId } });

describe('GET /api/pets/weights', () => {
  const product = useProduct();

  it('returns each change with its author, newest first', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    await owner.call(linkPets, { body: { facilityId: vet.facility.id, pets: [pet.id] } });
    await weigh(owner, pet.id, 11_400);
    await weigh(vet, pet.id, 11_900);
    await weigh(vet, pet.id, 11_900);
    await weigh(vet, pet.id, null);
    await vet.call(updatePet, { query: { PetId: pet.id }, body: { name: 'Plutone' } });
    for (const person of [owner, vet])
      expect(await weightsOf(person, pet.id)).toMatchObject([
        { weight: 11_900, user: { id: vet.id } },
        { weight: 11_400, user: { id: owner.id } },
      ]);
  });

  it('starts with the weight that a pet is created with', async () => {
    const owner = await newOwner(product());
    const pet = await newPet(owner);
    expect(await weightsOf(owner, pet.id)).toEqual([]);
    const weighed = await newPet(owner, 'Luna', { weight: 4200 });
    expect(await weightsOf(owner, weighed.id)).toMatchObject([{ weight: 4200 }]);
  });

  it('returns nothing to strangers, nor to a clinic that can no longer see the pet', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const body = { facilityId: vet.facility.id, pets: [pet.id] };
    await owner.call(linkPets, { body });
    await weigh(owner, pet.id, 11_400);
    expect(await weightsOf(vet, pet.id)).toHaveLength(1);
    expect(await weightsOf(await newVet(product()), pet.id)).toEqual([]);
    await owner.call(unlinkPets, { body });
    expect(await weightsOf(vet, pet.id)).toEqual([]);
  });

  it('returns pages', async () => {
    const owner = await newOwner(product());
    const pet = await newPet(owner);
    for (const weight of [4000, 4100, 4200]) await weigh(owner, pet.id, weight);
    const pageAt = async (cursor?: string) => {
      const query = { PetId: pet.id, limit: 2, ...(cursor && { cursor }) };
      const { json, headers } = await owner.send(readPetWeights, { query });
      const [, next] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
      return { json, next };
    };
    const first = await pageAt();
    expect(first.json).toMatchObject([{ weight: 4200 }, { weight: 4100 }]);
    const { searchParams } = new URL(first.next ?? '', product().address);
    const rest = await pageAt(searchParams.get('cursor') ?? '');
    expect(rest.json).toMatchObject([{ weight: 4000 }]);
    expect(rest.next).toBeUndefined();
  });
});
