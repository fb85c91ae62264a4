import * as z from 'zod';
import { defineCall } from '../call.ts';
import { refusedFamily, staff } from '../policy/verdicts.ts';
import { flag, id } from '../values.ts';
import { CalendarEvent } from './calendar-event.ts';
import { instantOrDay } from './instant-or-day.ts';

export const readCalendar = defineCall({
  method: 'GET',
  path: '/calendar',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, ...staff },
  },
  feature: 'appointments',
  summary:
    'What stands in the calendar and touches a period, by start; a day as `to` is included. With `calledOff` also the bookings that were called off or missed',
  query: z.object({
    facilityId: id,
    from: instantOrDay,
    to: instantOrDay,
    assigneeId: id.optional(),
    calledOff: flag.default(false),
  }),
  answer: z.array(CalendarEvent),
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
