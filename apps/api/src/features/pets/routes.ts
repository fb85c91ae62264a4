import { readPetAttributes } from '@zampa/contract/pets/read-pet-attributes';
import { readPetFamily } from '@zampa/contract/pets/read-pet-family';
import { readPets } from '@zampa/contract/pets/read-pets';
import { readPetWeights } from '@zampa/contract/pets/read-pet-weights';
import { createPet } from '@zampa/contract/pets/create-pet';
import { deletePet } from '@zampa/contract/pets/delete-pet';
import { updatePet } from '@zampa/contract/pets/update-pet';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { addPet } from './add-pet.ts';
import { changePet } from './change-pet.ts';
import { findPets, petsOfFamily } from './find-pets.ts';
import { findWeights } from './find-weights.ts';
import { petAttributes } from './pet-attributes.ts';
import { removePet } from './remove-pet.ts';

/** The animals of families. */
export const pets: Feature<Deps> = (serve, deps) => {
  serve.forPeople(readPetAttributes, ({ tx }) => petAttributes(tx));
  serve.forPeople(readPets, ({ viewer, tx, query }) => findPets(tx, viewer, query.PetId));
  serve.forPeople(readPetFamily, async ({ viewer, tx, query }) => ({
    petFamily: await petsOfFamily(tx, viewer, query.FamilyId),
  }));
  serve.forPeople(readPetWeights, ({ viewer, tx, query }) => findWeights(tx, viewer, query));
  serve.forPeople(createPet, (served) => addPet(deps, served));
  serve.forPeople(updatePet, (served) => changePet(deps, served));
  serve.forPeople(deletePet, (served) => removePet(deps, served));
};
