import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { FacilityCard } from './objects.ts';
import { rawText } from '../bounded.ts';

export const readFacilityByCode = defineCall({
  method: 'GET',
  path: '/facilities/code/{code}',
  policy: own,
  feature: 'facilities',
  summary: 'Find the clinic with a code',
  params: z.object({ code: rawText(40, 'FACILITY_CODE_UNKNOWN') }),
  answer: FacilityCard,
  refusals: ['FACILITY_CODE_UNKNOWN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
