import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { profileErasure } from './erase-profile.ts';
import { profileData } from './personal-data.ts';

/** The people feature: the user's own profile, and what others may see of people. */
export const peopleFeature = defineFeature({
  handlers,
  erasure: profileErasure,
  personalData: profileData,
});
