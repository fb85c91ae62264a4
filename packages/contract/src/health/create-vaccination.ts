import * as z from 'zod';
import { defineCall } from '../call.ts';
import { converted, JSON_TEXT_LENGTH, numeric } from '../bounded.ts';
import { family, treatingStaff } from '../policy/verdicts.ts';
import { planRefusals, uploadRefusals } from '../refusals.ts';
import { catalogueId, day, id, lineText } from '../values.ts';
import { Vaccination } from './objects/vaccination.ts';

/** Treats an empty form field as unknown. */
const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  converted(
    (value) => (value === '' ? null : value),
    schema.nullable(),
    JSON_TEXT_LENGTH,
  ).optional();

const line = emptyAsNull(lineText(120));

export const createVaccination = defineCall({
  method: 'POST',
  path: '/vaccinations',
  policy: {
    scope: { kind: 'pet', at: 'body.PetId', actingFor: 'body.facilityId' },
    verdicts: { ...treatingStaff, ...family },
  },
  feature: 'health',
  summary:
    'Record a dose: staff what their clinic gave (`facilityId`, by default the only one where they work), pet owners what others gave, with a picture of the booklet',
  body: z.object({
    PetId: id,
    facilityId: id.optional(),
    vaccineId: catalogueId,
    product: line,
    manufacturer: line,
    batch: line,
    expiresOn: emptyAsNull(day),
    givenOn: day,
    site: line,
    doseNumber: emptyAsNull(numeric(z.int().min(1).max(100))),
    nextDueOn: emptyAsNull(day),
  }),
  answer: Vaccination,
  status: 201,
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: [
    'VALIDATION',
    'NOT_FOUND',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    ...uploadRefusals,
    ...planRefusals,
  ],
  upload: true,
});
