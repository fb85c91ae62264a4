import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family, staff } from '../policy/verdicts.ts';
import { id, idList } from '../values.ts';

export const readVideoServices = defineCall({
  method: 'GET',
  path: '/v1/service/isVideomeeting',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...family, ...staff },
  },
  feature: 'video',
  summary:
    'Check whether any of these services of a facility is a video visit; services of other facilities are ignored',
  query: z.object({ services: idList, facilityId: id }),
  answer: z.object({ isVideomeeting: z.boolean() }),
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
