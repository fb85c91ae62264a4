import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { flag, id } from '../values.ts';
import { Feed } from './feed.ts';

export const createFeed = defineCall({
  method: 'POST',
  path: '/calendar/feeds',
  policy: own,
  feature: 'appointments',
  summary:
    'A secret address for calendar programs: own bookings and absences at a facility, or without `facilityId` those of a pet owner’s families; it replaces the one there was. Without `hideDetails` details are hidden as they were by that one',
  body: z.object({ facilityId: id.optional(), hideDetails: flag.optional() }),
  answer: Feed,
  holdsSecret: true,
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
