import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { idList } from '../values.ts';
import { Facility } from './objects.ts';

export const readFacilities = defineCall({
  method: 'GET',
  path: '/facilities',
  policy: seen,
  feature: 'facilities',
  summary: 'Read facilities by id: those where the caller works or is a client; others are omitted',
  query: z.object({ facilityId: idList }),
  answer: z.array(Facility),
  refusals: ['VALIDATION'],
});
