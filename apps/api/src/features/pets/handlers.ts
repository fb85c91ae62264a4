// Made by `npm run generate` from the files that are named here.
export { createPet } from './create-pet.ts';
export { deletePet } from './delete-pet.ts';
export { readPetAttributes } from './read-pet-attributes.ts';
export { readPetFamily } from './read-pet-family.ts';
export { readPets } from './read-pets.ts';
export { readPetWeights } from './read-pet-weights.ts';
export { updatePet } from './update-pet.ts';
