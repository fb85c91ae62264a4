import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family, staff } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { Family } from './objects.ts';

export const readFamily = defineCall({
  method: 'GET',
  path: '/families',
  policy: {
    scope: { kind: 'family', at: 'query.FamilyId', actingFor: 'query.FacilityId' },
    verdicts: { ...family, ...staff },
  },
  feature: 'families',
  summary: 'A family with its people, pets and facilities, as far as the caller may see them',
  query: z.object({ FamilyId: id, FacilityId: id.optional() }),
  answer: Family,
  holdsSecret: true,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
