import * as z from 'zod';
import { defineCall } from '../call.ts';
import { refusedFamily, staff } from '../policy/verdicts.ts';
import { flag, id, pageIfAsked } from '../values.ts';
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
    'What stands in the calendar and touches a period, by start; a day as `to` is included. With `calledOff` also the bookings that were called off or missed. All of it comes at once, or with `limit` in pages',
  query: z.object({
    facilityId: id,
    from: instantOrDay,
    to: instantOrDay,
    assigneeId: id.optional(),
    calledOff: flag.default(false),
    ...pageIfAsked,
  }),
  answer: z.array(CalendarEvent),
  pagedIfAsked: true,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
