import { defineFeature } from '../../feature.ts';
import { createService } from './create-service.ts';
import { updateService } from './update-service.ts';

/** What a facility offers, for how much and how long. */
export const servicesFeature = defineFeature({
  calls: {
    forPeople: { createService, updateService },
  },
});
