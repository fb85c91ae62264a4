import { defineFeature } from '../../feature.ts';
import { createPet } from './create-pet.ts';
import { updatePet } from './update-pet.ts';
import { readPets } from './read-pets.ts';
import { readPetFamily } from './read-pet-family.ts';
import { readPetWeights } from './read-pet-weights.ts';
import { readPetAttributes } from './read-pet-attributes.ts';
import { deletePet } from './delete-pet.ts';

/** The animals of families. */
export const petsFeature = defineFeature({
  calls: {
    forPeople: {
      readPetAttributes,
      readPets,
      readPetFamily,
      readPetWeights,
      createPet,
      updatePet,
      deletePet,
    },
  },
});
