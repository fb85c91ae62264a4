import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { page } from '../values.ts';
import { auditFilter } from './filter.ts';
import { AuditEntry } from './objects.ts';

export const readAudit = defineCall({
  method: 'GET',
  path: '/audit',
  policy: facilityAdminsOnly('facility', 'query.facilityId'),
  feature: 'audit',
  summary: 'List the audit log of a clinic, newest first',
  query: z.object({ ...page, ...auditFilter }),
  answer: z.array(AuditEntry),
  paged: true,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN'],
});
