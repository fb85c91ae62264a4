/** Functions that other features may use. */
export { requireSpecies } from './require-offerable.ts';
export { serviceJson } from './service-json.ts';
