import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Facility } from '../facilities/objects.ts';
import { governing } from '../policy/verdicts.ts';
import { id, requiredNameUpTo, requiredText } from '../values.ts';

export const subscribeFacility = defineCall({
  method: 'POST',
  path: '/facilities/subscribe',
  policy: governing('body.facilityId'),
  feature: 'subscription',
  summary:
    'Note as whom the billing provider knows a facility, once that has confirmed it; the facility is then fully configured',
  body: z.object({
    ChargebeeCustomerId: requiredText(60),
    businessName: requiredNameUpTo(200).optional(),
    facilityId: id,
  }),
  answer: Facility,
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND', 'UNAVAILABLE'],
  ownTransactions: true,
});
