import { defineFeature } from '../../feature.ts';
import { updateFacility } from './update-facility.ts';
import { readFacilities } from './read-facilities.ts';
import { readFacilityByCode } from './read-facility-by-code.ts';
import { readFacilityTypes } from './read-facility-types.ts';
import { createOrganization } from './create-organization.ts';
import { readFacilityConfiguration } from './read-facility-configuration.ts';
import { createFacility } from './create-facility.ts';
import { updateOnboarding } from './update-onboarding.ts';
import { readCompletion } from './read-completion.ts';

/** Clinics: opening one, finding one, how one is set up, and what is still missing. */
export const facilitiesFeature = defineFeature({
  calls: {
    forPeople: {
      createFacility,
      createOrganization,
      updateFacility,
      readFacilities,
      readFacilityByCode,
      readFacilityTypes,
      readFacilityConfiguration,
      readCompletion,
      updateOnboarding,
    },
  },
});
