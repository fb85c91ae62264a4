/** Functions that other features may use. */
export {
  linkPetsToFacility,
  findLivingPets,
  refuseDeceased,
  requirePetsOfFamily,
} from './linked-pets.ts';
export { findWeights } from './read-pet-weights.ts';
export { isPetVisible, weighPet } from './weigh-pet.ts';
export { clearDeathDate, findBirthDates, setLifeDate } from './set-life-dates.ts';
