import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { relationErasure } from './end-relations.ts';
import { relationData } from './personal-data.ts';

/** Clients of a facility and clinics of a family: joining by code, leaving, visible pets, and the clinic's staff. */
export const clientsFeature = defineFeature({
  handlers,
  erasure: relationErasure,
  personalData: relationData,
});
