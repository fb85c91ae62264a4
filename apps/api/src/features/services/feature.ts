import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';

/** What a facility offers, for how much and how long. */
export const servicesFeature = defineFeature({
  handlers,
});
