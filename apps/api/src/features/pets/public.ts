/** What other features may use of this one. */
export { linkToFacility, requireLinkedPets, requirePetsOfFamily } from './linked-pets.ts';
