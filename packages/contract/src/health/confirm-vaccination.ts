import * as z from 'zod';
import { defineCall } from '../call.ts';
import { treatingStaff } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { Vaccination } from './objects/vaccination.ts';

export const confirmVaccination = defineCall({
  method: 'POST',
  path: '/vaccinations/confirm',
  policy: {
    scope: { kind: 'vaccination', at: 'query.id', actingFor: 'body.facilityId' },
    verdicts: treatingStaff,
  },
  feature: 'health',
  summary: 'Confirm, for a clinic, a dose that the family recorded',
  query: z.object({ id }),
  body: z.object({ facilityId: id }),
  answer: Vaccination,
  status: 200,
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'STATUS_CONFLICT'],
});
