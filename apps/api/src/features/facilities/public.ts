/** What other features may use of this one. */
export { readOwnFacility } from './facility-json.ts';
export { findOrganization } from './find-organization.ts';
export { lockFacility } from './lock-facility.ts';
export { changesOf, writeOrganizationData } from './organization-data.ts';
export { staffFacilityJson, trialJson } from './staff-facility.ts';
