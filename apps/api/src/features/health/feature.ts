import { defineFeature } from '../../feature.ts';
import { healthErasure } from './erase-health.ts';
import * as handlers from './handlers.ts';
import { healthData } from './personal-data.ts';

/**
 * The health feature: visit notes with their templates, the problem list of pets, vaccinations, the protocols of
 * clinics and what is due, prescriptions with therapy plans, share links, and the documents of these.
 */
export const healthFeature = defineFeature({
  handlers,
  erasure: healthErasure,
  personalData: healthData,
});
