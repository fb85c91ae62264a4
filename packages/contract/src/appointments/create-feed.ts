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
    'Create a secret address for calendar programs, which replaces the previous one: own bookings and absences at a facility, or without `facilityId` the bookings of a pet owner’s families. Without `hideDetails`, the previous choice is kept',
  body: z.object({ facilityId: id.optional(), hideDetails: flag.optional() }),
  answer: Feed,
  holdsSecret: true,
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
