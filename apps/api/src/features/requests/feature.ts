import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';

/** The requests feature: creating, changing, withdrawing and ending requests and visits, and posting events. */
export const requestsFeature = defineFeature({ handlers });
