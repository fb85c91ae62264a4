import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';

/** One box for everything. */
export const searchFeature = defineFeature({
  handlers,
});
