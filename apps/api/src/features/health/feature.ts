import { MINUTE_MS, SECOND_MS } from '@zampa/domain/time/durations';
import { defineFeature } from '../../feature.ts';
import { healthErasure } from './erase-health.ts';
import * as handlers from './handlers.ts';
import { healthData } from './personal-data.ts';
import { refreshDue } from './prevention/refresh-due.ts';
import { sendRecalls } from './recalls/send-recalls.ts';
import { remindOfDoses } from './therapy/remind-of-doses.ts';

/**
 * The health feature: visit notes with their templates, the problem list of pets, vaccinations, the protocols of
 * clinics, what is due and its recalls, prescriptions with therapy plans and their reminders, documents, share links, and
 * PDFs of these.
 */
export const healthFeature = defineFeature({
  handlers,
  erasure: healthErasure,
  personalData: healthData,
  schedules: [
    { name: 'due items', everyMs: MINUTE_MS, run: (deps) => refreshDue(deps) },
    { name: 'recalls', everyMs: 5 * MINUTE_MS, run: sendRecalls },
    { name: 'dose reminders', everyMs: 30 * SECOND_MS, run: remindOfDoses },
  ],
});
