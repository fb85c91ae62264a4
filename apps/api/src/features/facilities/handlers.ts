// Made by `npm run generate` from the files that are named here.
export { createFacility } from './create-facility.ts';
export { createOrganization } from './create-organization.ts';
export { readCompletion } from './read-completion.ts';
export { readFacilities } from './read-facilities.ts';
export { readFacilityByCode } from './read-facility-by-code.ts';
export { readFacilityConfiguration } from './read-facility-configuration.ts';
export { readFacilityTypes } from './read-facility-types.ts';
export { updateFacility } from './update-facility.ts';
export { updateOnboarding } from './update-onboarding.ts';
