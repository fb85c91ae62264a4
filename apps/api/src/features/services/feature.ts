import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';

/** The services feature: what a facility offers, with price and duration. */
export const servicesFeature = defineFeature({
  handlers,
});
