import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, refusedFamily, Y } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { CalendarEvent } from './calendar-event.ts';

export const readBookingsToMove = defineCall({
  method: 'GET',
  path: '/facilities/unavailability/bookings',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },
  },
  feature: 'appointments',
  summary:
    'Bookings that overlap an absence of their team member or a closure, by start, at most 200; with them the times that are proposed for those bookings (category NONE with a parent_id)',
  query: z.object({ facilityId: id }),
  answer: z.array(CalendarEvent),
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
