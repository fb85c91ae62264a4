import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { letterErasure } from './erase-letters.ts';
import { privacyData } from './personal-data.ts';

/** What a person agreed to, everything that is held on them, and its erasure. */
export const privacyFeature = defineFeature({
  handlers,
  erasure: letterErasure,
  personalData: privacyData,
});
