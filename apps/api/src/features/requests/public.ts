/** Functions that other features may use. */
export { createVisit } from './create-visit.ts';
