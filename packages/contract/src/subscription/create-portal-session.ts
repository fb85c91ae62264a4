import * as z from 'zod';
import { defineCall } from '../call.ts';
import { organizationGovernorsOnly } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const createPortalSession = defineCall({
  method: 'POST',
  path: '/subscription/portal',
  policy: organizationGovernorsOnly('body.facilityId'),
  feature: 'subscription',
  summary: 'Get the billing provider’s page where cards, invoices and the plan are managed',
  body: z.object({ facilityId: id }),
  answer: z.object({ url: z.url() }),
  status: 200,
  audit: { kind: 'MONEY' },
  stepUp: true,
  refusals: [
    'STEP_UP_REQUIRED',
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'STATUS_CONFLICT',
    'UNAVAILABLE',
  ],
  ownTransactions: true,
});
