/** What other features may use of this one. */
export { requireSpecies } from './require-offerable.ts';
export { serviceJson } from './service-json.ts';
