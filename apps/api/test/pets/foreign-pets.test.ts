import { readFile } from '@zampa/contract/files/read-file';
import type { Pet } from '@zampa/contract/pets/objects';
import { createPet } from '@zampa/contract/pets/create-pet';
import { deletePet } from '@zampa/contract/pets/delete-pet';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { joinClinic, type Vet } from '@zampa/testing/people';
import { newClinicWithClient, type ClinicWithClient } from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';

const DOG = 1;

describe('pet of another family, for a vet whose clinic has its own clients and pets', () => {
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

  it('can be read and changed once linked to the clinic of the vet', async () => {
    await expect(answersTo(clinic.vet, pictured)).resolves.toEqual([200, 200, 403]);
  });

  it('is not found (404) for reading, changing and deleting, and stays unchanged', async () => {
    const before = await readStoredPet(pictured);
    await expect(answersTo(neighbour.vet, pictured)).resolves.toEqual([404, 404, 404]);
    await expect(readStoredPet(pictured)).resolves.toEqual(before);
  });

  it('is not found (404) once the family has unlinked it', async () => {
    const hidden = await addPictured(neighbour);
    await showPet(neighbour, hidden);
    await expect(answersTo(neighbour.vet, hidden)).resolves.toEqual([200, 200, 403]);
    const { owner, vet } = neighbour;
    await owner.call(unlinkPets, { body: { facilityId: vet.facility.id, pets: [hidden.id] } });
    await expect(answersTo(vet, hidden)).resolves.toEqual([404, 404, 404]);
  });

  it('is not found (404) once the family has left the clinic', async () => {
    const leaving = await newClinicWithClient(product());
    const theirs = await addPictured(leaving);
    const { vet } = neighbour;
    const other = { ...leaving, vet };
    await joinClinic(leaving.owner, vet.facility);
    await showPet(other, theirs);
    await expect(answersTo(vet, theirs)).resolves.toEqual([200, 200, 403]);
    await leaving.owner.call(leaveFacility, {
      query: { id_facility: vet.facility.id, id_family: leaving.owner.familyId },
    });
    await expect(answersTo(vet, theirs)).resolves.toEqual([404, 404, 404]);
  });

  it('has a picture that clinics can no longer read once the pet is deleted', async () => {
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

  /** Returns the statuses of reading its picture, changing it and deleting it. */
  async function answersTo(vet: Vet, pet: Pet): Promise<number[]> {
    const query = { PetId: pet.id };
    const read = pet.image
      ? await vet.send(readFile, { params: { id: pet.image } })
      : { status: 404 };
    const changed = await vet.send(updatePet, { query, body: {} });
    const removed = await vet.send(deletePet, { query });
    return [read.status, changed.status, removed.status];
  }

  async function readStoredPet({ id }: Pet) {
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
