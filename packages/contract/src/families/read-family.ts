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
  summary: 'Read a family with the members, pets and facilities that the caller may see',
  query: z.object({ FamilyId: id, FacilityId: id.optional() }),
  answer: Family,
  holdsSecret: true,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
