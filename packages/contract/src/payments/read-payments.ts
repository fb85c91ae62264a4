import { PAYMENT_STATUSES } from '@zampa/domain/payments/status';
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
    'What is owed and was paid, newest first: of the own families, or of the facilities where one works; X-Total-Count has how many there are. Asked for from an instant or a day on and until another; a day is the facility’s, as `to` it is included',
  query: z.object({
    ...page,
    status: enumeration(PAYMENT_STATUSES).optional(),
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
