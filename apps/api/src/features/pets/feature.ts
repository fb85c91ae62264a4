import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { petErasure } from './erase-pets.ts';
import { petData } from './personal-data.ts';

/** The pets feature. */
export const petsFeature = defineFeature({
  handlers,
  erasure: petErasure,
  personalData: petData,
});
