import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family, refusedStaff } from '../policy/verdicts.ts';
import { flag, id } from '../values.ts';

export const updateRecordAccess = defineCall({
  method: 'PUT',
  path: '/record-access',
  policy: {
    scope: { kind: 'pet', at: 'body.PetId' },
    verdicts: { ...family, ...refusedStaff },
  },
  feature: 'health',
  summary:
    'Show the released record of one clinic of a pet to another of its clinics, or stop that. Repeating it changes nothing',
  body: z.object({ PetId: id, fromFacilityId: id, toFacilityId: id, allowed: flag }),
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'FACILITY_UNKNOWN'],
});
