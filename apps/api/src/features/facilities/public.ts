/** Exports for other features. */
export { readOwnFacility } from './facility-json.ts';
export { findOrganization } from './find-organization.ts';
export { lockFacility } from './lock-facility.ts';
export { changedFields, saveOrganizationData } from './organization-data.ts';
export { staffFacilityJson, trialJson } from './staff-facility.ts';
