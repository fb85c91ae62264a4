import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { familyData } from './personal-data.ts';

/** Families and their people: joining, accepting, roles, leaving. */
export const familiesFeature = defineFeature({
  handlers,
  personalData: familyData,
});
