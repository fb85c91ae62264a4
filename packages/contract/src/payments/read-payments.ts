import { PAYMENT_FILTERS } from '@zampa/domain/payments/status';
import * as z from 'zod';
import { instantOrDay } from '../appointments/instant-or-day.ts';
import { defineCall } from '../call.ts';
import { seenAtFacility } from '../policy/verdicts.ts';
import { enumeration, id, page } from '../values.ts';
import { Payment } from './objects.ts';

export const readPayments = defineCall({
  method: 'GET',
  path: '/payments',
  policy: seenAtFacility,
  feature: 'payments',
  summary:
    'List amounts due and payments, newest first: of the own families, or of the facilities where the caller works; X-Total-Count is the total. REFUNDED finds payments that were refunded, in full or in part. The period is given as instants or as days of the facility; a day as `to` is included',
  query: z.object({
    ...page,
    status: enumeration(PAYMENT_FILTERS).optional(),
    facilityId: id.optional(),
    familyId: id.optional(),
    eventId: id.optional(),
    from: instantOrDay.optional(),
    to: instantOrDay.optional(),
  }),
  answer: z.array(Payment),
  paged: true,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
