import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { relationErasure } from './end-relations.ts';
import { relationData } from './personal-data.ts';

/**
 * The clients of a facility and the clinics of a family: joining by a code, leaving, which pets each may see; who
 * works there.
 */
export const clientsFeature = defineFeature({
  handlers,
  erasure: relationErasure,
  personalData: relationData,
});
