/** What other features may use of this one. */
export { staffFacilityJson } from './staff-facility.ts';
