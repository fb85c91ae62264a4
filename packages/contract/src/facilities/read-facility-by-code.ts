import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { FacilityCard } from './objects.ts';

export const readFacilityByCode = defineCall({
  method: 'GET',
  path: '/facilities/code/{code}',
  policy: own,
  feature: 'facilities',
  summary: 'Which clinic a code belongs to',
  params: z.object({ code: z.string().max(40, 'FACILITY_CODE_UNKNOWN') }),
  answer: FacilityCard,
  refusals: ['FACILITY_CODE_UNKNOWN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
