import {
  readPetAttributes,
  readPetFamily,
  readPets,
  readPetWeights,
} from '@zampa/contract/pets/read-pets';
import { createPet, deletePet, updatePet } from '@zampa/contract/pets/write-pets';
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
