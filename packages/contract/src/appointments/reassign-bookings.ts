import { MOST_MOVED_AT_ONCE } from '@zampa/domain/appointments/move-problems';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, refusedFamily, Y } from '../policy/verdicts.ts';
import { planRefusals } from '../refusals.ts';
import { id } from '../values.ts';
import { MoveResult } from './move-result.ts';

export const reassignBookings = defineCall({
  method: 'POST',
  path: '/facilities/unavailability/bookings/reassign',
  policy: {
    requiresActivePlan: 'body.facilityId',
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },
  },
  feature: 'appointments',
  summary:
    'Give bookings that overlap an absence to a colleague at the same time, where the colleague is free; clients are notified',
  body: z.object({
    facilityId: id,
    userId: id,
    bookings: z.array(id).min(1).max(MOST_MOVED_AT_ONCE),
  }),
  answer: MoveResult,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND', ...planRefusals],
});
