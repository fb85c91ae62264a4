import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { auditFilter } from './filter.ts';

export const exportAudit = defineCall({
  method: 'GET',
  path: '/audit/export.csv',
  policy: facilityAdminsOnly('facility', 'query.facilityId'),
  feature: 'audit',
  summary:
    'Download the audit log of a clinic as CSV, newest first, at most 50,000 entries; the download is itself recorded',
  query: z.object(auditFilter),
  audit: { kind: 'EXPORT' },
  bytes: true,
  heavy: 'document',
  stepUp: true,
  refusals: ['STEP_UP_REQUIRED', 'VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN'],
});
