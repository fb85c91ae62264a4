/** What other features may use of this one. */
export { linkToFacility, livingAmong, refuseDeceased, requirePetsOfFamily } from './linked-pets.ts';
