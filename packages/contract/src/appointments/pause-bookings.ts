import { PAUSE_MINUTES } from '@zampa/domain/appointments/pause';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no, refusedFamily } from '../policy/verdicts.ts';
import { id, instant } from '../values.ts';

export const pauseBookings = defineCall({
  method: 'PUT',
  path: '/facilities/pause',
  policy: {
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },
  },
  feature: 'appointments',
  summary: 'Pause online booking for some minutes; 0 resumes it',
  body: z.object({ facilityId: id, minutes: z.literal(PAUSE_MINUTES) }),
  answer: z.object({ pausedUntil: instant.nullable() }),
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
