import * as z from 'zod';
import { RECALL_LISTS } from '@zampa/domain/health/recall-steps';
import { defineCall } from '../../call.ts';
import { no, refusedFamily, staff } from '../../policy/verdicts.ts';
import { enumeration, id, page } from '../../values.ts';
import { Recall } from '../objects/recall.ts';

export const readRecalls = defineCall({
  method: 'GET',
  path: '/recalls',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, ...staff, consultant: no },
    owners: no,
  },
  feature: 'health',
  summary:
    'List the recalls of a clinic: due this month or overdue, earliest first; sent, booked since or done since, latest sent first. Sent lists go back one year',
  query: z.object({ ...page, facilityId: id, list: enumeration(RECALL_LISTS) }),
  answer: z.array(Recall),
  paged: true,
  audit: { kind: 'HEALTH_READ' },
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN'],
});
