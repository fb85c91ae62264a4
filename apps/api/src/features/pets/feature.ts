import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';

/** The animals of families. */
export const petsFeature = defineFeature({
  handlers,
});
