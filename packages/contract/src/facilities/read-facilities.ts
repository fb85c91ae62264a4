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
  summary: 'Facilities by id: those one works for or is a client of; others are missing',
  query: z.object({ facilityId: idList }),
  answer: z.array(Facility),
  refusals: ['VALIDATION'],
});
