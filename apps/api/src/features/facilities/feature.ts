import { defineFeature } from '../../feature.ts';
import { facilityErasure } from './close-deserted.ts';
import * as handlers from './handlers.ts';

/** Clinics: opening one, finding one, how one is set up, and what is still missing. */
export const facilitiesFeature = defineFeature({
  handlers,
  erasure: facilityErasure,
});
