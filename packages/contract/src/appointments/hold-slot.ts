import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family, refusedStaff } from '../policy/verdicts.ts';
import { id, instant } from '../values.ts';
import { planRefusals } from '../refusals.ts';

export const holdSlot = defineCall({
  method: 'POST',
  path: '/facilities/holds',
  policy: {
    requiresActivePlan: 'body.facilityId',
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: { ...family, ...refusedStaff },
  },
  feature: 'appointments',
  summary:
    'Hold an offered time for ten minutes while its booking, or with `bookingId` its move, is completed. Releases the person’s previous hold',
  body: z.object({
    facilityId: id,
    services: z.array(id).min(1, 'services_required').max(10),
    pets: z.array(id).min(1, 'pets_required').max(20),
    start: instant,
    assigneeId: id.optional(),
    bookingId: id.optional(),
  }),
  answer: z.object({
    id: z.uuid(),
    start: instant,
    end: instant,
    assigneeId: z.uuid(),
    heldUntil: instant,
  }),
  status: 201,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    ...planRefusals,
    'STATUS_CONFLICT',
    'TOO_LATE',
    'PERIOD_OCCUPIED',
    'TOO_MANY_BOOKINGS',
  ],
});
