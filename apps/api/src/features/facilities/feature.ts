import { defineFeature } from '../../feature.ts';
import { facilityErasure } from './close-deserted.ts';
import * as handlers from './handlers.ts';

/** Clinics: creation, lookup, configuration and setup progress. */
export const facilitiesFeature = defineFeature({
  handlers,
  erasure: facilityErasure,
});
