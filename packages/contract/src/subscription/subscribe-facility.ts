import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Facility } from '../facilities/objects.ts';
import { organizationGovernorsOnly } from '../policy/verdicts.ts';
import { id, requiredNameUpTo, requiredText } from '../values.ts';

export const subscribeFacility = defineCall({
  method: 'POST',
  path: '/facilities/subscribe',
  policy: organizationGovernorsOnly('body.facilityId'),
  feature: 'subscription',
  summary:
    'Save the billing provider’s customer id of a facility, once the provider confirms it; this completes the facility’s setup',
  body: z.object({
    ChargebeeCustomerId: requiredText(60),
    businessName: requiredNameUpTo(200).optional(),
    facilityId: id,
  }),
  answer: Facility,
  status: 200,
  audit: { kind: 'MONEY' },
  stepUp: true,
  refusals: [
    'STEP_UP_REQUIRED',
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    'UNAVAILABLE',
  ],
  ownTransactions: true,
});
