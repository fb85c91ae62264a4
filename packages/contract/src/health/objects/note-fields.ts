import * as z from 'zod';
import { HEALTH_NOTE_LENGTH, HEALTH_NOTES_MAX } from '@zampa/domain/pets/health-notes';
import { WEIGHT_MAX_GRAMS } from '@zampa/domain/pets/weight';
import { day, instant, requiredLine, text } from '../../values.ts';

/** Limit for each text of a note. */
const NOTE_TEXT_LENGTH = 8000;
const noteText = text(NOTE_TEXT_LENGTH);

const measured = (schema: z.ZodNumber | z.ZodInt) => schema.nullable().optional();

const vitals = z.object({
  temperatureC: measured(z.number().min(20).max(50)),
  heartRate: measured(z.int().min(0).max(1000)),
  respiratoryRate: measured(z.int().min(0).max(1000)),
  weightG: measured(z.int().min(1).max(WEIGHT_MAX_GRAMS)),
  bodyConditionScore: measured(z.int().min(1).max(9)),
  painScore: measured(z.int().min(0).max(4)),
  mucousMembranes: text(100).nullable().optional(),
  capillaryRefillS: measured(z.number().min(0).max(60)),
});

export const noteFields = {
  date: instant,
  reason: noteText,
  history: noteText,
  findings: noteText,
  vitals,
  assessment: noteText,
  diagnoses: z
    .array(
      z.object({ text: requiredLine(HEALTH_NOTE_LENGTH), chronic: z.boolean().default(false) }),
    )
    .max(HEALTH_NOTES_MAX, 'list_full'),
  plan: noteText,
  privateNote: noteText,
  deceasedOn: day.nullable(),
};

export const addendumText = noteText.min(1, 'required');

const { reason, history, findings, assessment, plan } = noteFields;

/** Prefilled texts of a note template. */
export const templateTexts = z.object({ reason, history, findings, assessment, plan }).partial();

export const TEMPLATE_NAME_LENGTH = 80;
/** Most note templates that a clinic may have. */
export const TEMPLATES_MAX = 200;
