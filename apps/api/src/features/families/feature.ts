import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { familyErasure } from './leave-families.ts';
import { familyData } from './personal-data.ts';

/** Families and their members: joining, accepting, roles and leaving. */
export const familiesFeature = defineFeature({
  handlers,
  erasure: familyErasure,
  personalData: familyData,
});
