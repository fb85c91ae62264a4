import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';

/** Families and their people: joining, accepting, roles, leaving. */
export const familiesFeature = defineFeature({
  handlers,
});
