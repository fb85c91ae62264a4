import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { treatingStaff } from '../../policy/verdicts.ts';
import { planRefusals } from '../../refusals.ts';
import { compactText, flag, id, requiredLine, text, lineText } from '../../values.ts';
import { Prescription } from '../objects/prescription.ts';

const HOURS_MAX = 24 * 90;
const DAYS_MAX = 365;
const LINES_MAX = 20;
const TIMES_MAX = 12;

const optionalLine = lineText(120).nullable().optional();
const timeOfDay = text(5).refine(
  (typed) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed),
  'invalid_time',
);
const pin = text(4).refine((typed) => /^\d{4}$/.test(typed), 'invalid_pin');

const missing = z.never().optional();

/** One of both. Unlike strict objects, these ignore unknown keys without reading them. */
const every = z.union([
  z.object({ hours: z.int().min(1).max(HOURS_MAX), times: missing }),
  z.object({ times: z.array(timeOfDay).max(TIMES_MAX).min(1), hours: missing }),
]);

export const createPrescription = defineCall({
  method: 'POST',
  path: '/prescriptions',
  policy: {
    scope: { kind: 'pet', at: 'body.PetId', actingFor: 'body.facilityId' },
    verdicts: treatingStaff,
    requiresActivePlan: 'body.facilityId',
  },
  feature: 'health',
  summary:
    'Prescribe medicines for a pet. A medicine that matches a recorded allergy is refused, unless `allergiesChecked` is true',
  body: z.object({
    PetId: id,
    facilityId: id,
    noteId: id.nullable().optional(),
    lines: z
      .array(
        z.object({
          medicine: requiredLine(200),
          ingredient: optionalLine,
          strength: optionalLine,
          form: optionalLine,
          dose: z.number().gt(0, 'not_positive').max(1_000_000),
          unit: requiredLine(40),
          route: requiredLine(40),
          every,
          days: z.int().min(1).max(DAYS_MAX),
          quantity: optionalLine,
          instructions: text(1000).nullable().optional(),
        }),
      )
      .max(LINES_MAX, 'list_full')
      .min(1, 'required'),
    electronicNumber: compactText(40).nullable().optional(),
    pin: pin.nullable().optional(),
    allergiesChecked: flag.default(false),
  }),
  answer: Prescription,
  status: 201,
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: [
    'VALIDATION',
    'NOT_FOUND',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'ALLERGY_RECORDED',
    ...planRefusals,
  ],
});
