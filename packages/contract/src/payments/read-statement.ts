import { languages } from '@zampa/domain/people/languages';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, refusedFamily, Y } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { period } from './period.ts';

export const readStatement = defineCall({
  method: 'GET',
  path: '/payments/statement',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: no, consultant: no, desk: no },
    owners: no,
  },
  feature: 'payments',
  summary:
    'Download a clinic’s payments and refunds in a period of at most a year as PDF, for all clients or one',
  query: z.object({
    facilityId: id,
    ...period,
    familyId: id.optional(),
    language: z.enum(languages).default('en'),
  }),
  bytes: true,
  heavy: 'document',
  audit: { kind: 'EXPORT' },
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
