import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const verifyAudit = defineCall({
  method: 'GET',
  path: '/audit/verification',
  policy: facilityAdminsOnly('facility', 'query.facilityId'),
  feature: 'audit',
  summary: 'Check the chain of hashes of a clinic’s audit log',
  query: z.object({ facilityId: id }),
  answer: z
    .object({
      entries: z.int(),
      waiting: z.int(),
      firstBroken: z.int().nullable(),
      head: z.string().nullable(),
    })
    .meta({
      id: 'AuditVerification',
      description:
        'entries: entries in the chain. waiting: entries that get their place within seconds. firstBroken: the first place whose entry is missing or was changed; null if none. head: the latest hash, to be noted elsewhere.',
    }),
  heavy: 'document',
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN'],
});
