import { readFile } from '@zampa/contract/files/read-file';
import type { Pet } from '@zampa/contract/pets/objects';
import { createPet } from '@zampa/contract/pets/create-pet';
import { deletePet } from '@zampa/contract/pets/delete-pet';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { join, type Vet } from '@zampa/testing/people';
import { newClinicWithClient, type ClinicWithClient } from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';

const DOG = 1;

describe('a pet of strangers, for a vet whose own clinic has clients and linked pets', () => {
  const product = useProduct();
  let clinic: ClinicWithClient;
  let neighbour: ClinicWithClient;
  let pictured: Pet;

  beforeAll(async () => {
    clinic = await newClinicWithClient(product());
    neighbour = await newClinicWithClient(product());
    await showPet(neighbour, neighbour.pet);
    pictured = await addPictured(clinic);
    await showPet(clinic, pictured);
  });

  it('is one to read and change where it is linked to their own clinic', async () => {
    await expect(answersTo(clinic.vet, pictured)).resolves.toEqual([200, 200, 403]);
  });

  it('is unknown: nothing of it is answered, changed or deleted', async () => {
    const before = await stored(pictured);
    await expect(answersTo(neighbour.vet, pictured)).resolves.toEqual([404, 404, 404]);
    await expect(stored(pictured)).resolves.toEqual(before);
  });

  it('is unknown again once the family has hidden it from the clinic, which has others', async () => {
    const hidden = await addPictured(neighbour);
    await showPet(neighbour, hidden);
    await expect(answersTo(neighbour.vet, hidden)).resolves.toEqual([200, 200, 403]);
    const { owner, vet } = neighbour;
    await owner.call(unlinkPets, { body: { facilityId: vet.facility.id, pets: [hidden.id] } });
    await expect(answersTo(vet, hidden)).resolves.toEqual([404, 404, 404]);
  });

  it('is unknown again once the family has left the clinic, which has other clients', async () => {
    const leaving = await newClinicWithClient(product());
    const theirs = await addPictured(leaving);
    const { vet } = neighbour;
    const other = { ...leaving, vet };
    await join(leaving.owner, vet.facility);
    await showPet(other, theirs);
    await expect(answersTo(vet, theirs)).resolves.toEqual([200, 200, 403]);
    await leaving.owner.call(leaveFacility, {
      query: { id_facility: vet.facility.id, id_family: leaving.owner.familyId },
    });
    await expect(answersTo(vet, theirs)).resolves.toEqual([404, 404, 404]);
  });

  it('takes its picture along when it is deleted, as far as clinics are concerned', async () => {
    const another = await newClinicWithClient(product());
    const { vet, owner } = another;
    const pet = await addPictured(another);
    await showPet(another, pet);
    const seen = async () => {
      const params = { id: pet.image };
      return [
        (await vet.send(readFile, { params })).status,
        (await owner.send(readFile, { params })).status,
      ];
    };
    expect(await seen()).toEqual([200, 200]);
    await owner.call(deletePet, { query: { PetId: pet.id } });
    expect((await seen())[0]).toBe(404);
  });

  /** To reading its picture, changing it and deleting it. */
  async function answersTo(vet: Vet, pet: Pet): Promise<number[]> {
    const query = { PetId: pet.id };
    const read = pet.image
      ? await vet.send(readFile, { params: { id: pet.image } })
      : { status: 404 };
    const changed = await vet.send(updatePet, { query, body: {} });
    const removed = await vet.send(deletePet, { query });
    return [read.status, changed.status, removed.status];
  }

  async function stored({ id }: Pet) {
    const { rows } = await product().pool.query<{ row: object }>(
      'select to_jsonb(p) as row from pets p where id = $1',
      [id],
    );
    return rows;
  }

  const showPet = ({ owner, vet }: ClinicWithClient, pet: Pet) =>
    owner.call(linkPets, { body: { facilityId: vet.facility.id, pets: [pet.id] } });

  async function addPictured({ owner }: ClinicWithClient): Promise<Pet> {
    const image = { bytes: await pngPicture(), type: 'image/png' };
    const body = { name: 'Luna', SpeciesId: DOG, FamilyId: owner.familyId };
    return owner.call(createPet, { query: {}, body, image });
  }
});
