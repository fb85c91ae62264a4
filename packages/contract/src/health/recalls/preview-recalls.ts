import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { no, refusedFamily, staff } from '../../policy/verdicts.ts';
import { id } from '../../values.ts';
import { RecallPreview } from '../objects/recall.ts';

export const previewRecalls = defineCall({
  method: 'GET',
  path: '/recalls/preview',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, ...staff, consultant: no },
    owners: no,
  },
  feature: 'health',
  summary: 'Read the message that the next recall would send, in both languages',
  query: z.object({ facilityId: id }),
  answer: RecallPreview,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN'],
});
