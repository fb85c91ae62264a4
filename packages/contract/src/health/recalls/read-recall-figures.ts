import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { numeric } from '../../bounded.ts';
import { no, refusedFamily, staff } from '../../policy/verdicts.ts';
import { id } from '../../values.ts';
import { RecallFigures } from '../objects/recall.ts';

export const readRecallFigures = defineCall({
  method: 'GET',
  path: '/recalls/figures',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, ...staff, consultant: no },
    owners: no,
  },
  feature: 'health',
  summary: 'Count the recalls of the latest months, oldest month first: sent, booked, done',
  query: z.object({
    facilityId: id,
    months: numeric(z.int().min(1).max(24)).default(12),
  }),
  answer: z.array(RecallFigures),
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN'],
});
