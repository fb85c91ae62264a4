import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { no, refusedFamily, staff } from '../../policy/verdicts.ts';
import { id } from '../../values.ts';
import { RecallSettings } from '../objects/recall.ts';

export const readRecallSettings = defineCall({
  method: 'GET',
  path: '/recalls/settings',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, ...staff, consultant: no },
    owners: no,
  },
  feature: 'health',
  summary: 'Read whether a clinic sends recalls',
  query: z.object({ facilityId: id }),
  answer: RecallSettings,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN'],
});
