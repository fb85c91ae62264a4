import { MOST_MOVED_AT_ONCE } from '@zampa/domain/appointments/move-problems';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, refusedFamily, Y } from '../policy/verdicts.ts';
import { planRefusals } from '../refusals.ts';
import { id } from '../values.ts';
import { MoveResult } from './move-result.ts';

export const proposeOtherTimes = defineCall({
  method: 'POST',
  path: '/facilities/unavailability/bookings/propose',
  policy: {
    requiresActivePlan: 'body.facilityId',
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },
  },
  feature: 'appointments',
  summary:
    'Propose the next three free times to each client whose booking overlaps an absence; no time is proposed to two of them',
  body: z.object({ facilityId: id, bookings: z.array(id).min(1).max(MOST_MOVED_AT_ONCE) }),
  answer: MoveResult,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND', ...planRefusals],
});
