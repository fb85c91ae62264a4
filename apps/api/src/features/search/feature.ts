import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';

/** The search feature: one search box for clients, pets and conversations. */
export const searchFeature = defineFeature({
  handlers,
});
