/** What other features may use of this one. */
export { linkToFacility, requirePetsOfFamily } from './linked-pets.ts';
