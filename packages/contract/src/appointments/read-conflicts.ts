import * as z from 'zod';
import { defineCall } from '../call.ts';
import { refusedFamily, staff } from '../policy/verdicts.ts';
import { day, flag, id } from '../values.ts';
import { CalendarEvent } from './calendar-event.ts';
import { instantOrDay, weekday } from './instant-or-day.ts';
import { rawText } from '../bounded.ts';

export const readConflicts = defineCall({
  method: 'GET',
  path: '/facilities/unavailability/conflicts',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, ...staff },
  },
  feature: 'appointments',
  summary:
    'List the entries that conflict with an absence, by start, at most 500: bookings, other absences, and times being booked; also the times proposed for those bookings (category NONE with a parent_id)',
  query: z.object({
    facilityId: id,
    userId: id.optional(),
    start: instantOrDay,
    end: instantOrDay,
    allDay: flag.default(false),
    weekdays: rawText(20)
      .transform((list) => list.split(',').filter(Boolean).map(Number))
      .pipe(z.array(weekday).min(1, 'weekdays_required').max(7))
      .optional(),
    until: day.optional(),
  }),
  answer: z.array(CalendarEvent),
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
