import * as z from 'zod';
import { defineCall } from '../call.ts';
import { refusedFamily, staff } from '../policy/verdicts.ts';
import { flag, id, keyword, optionalPage } from '../values.ts';
import { CalendarEvent } from './calendar-event.ts';
import { CalendarSummaries } from './calendar-summary.ts';
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
    'List the calendar entries that overlap a period, by start; a day as `to` is included. With `calledOff`, canceled and missed bookings too. With `view=summary`, light rows. Without `limit` the list is complete, with it in pages',
  query: z.object({
    facilityId: id,
    from: instantOrDay,
    to: instantOrDay,
    assigneeId: id.optional(),
    calledOff: flag.default(false),
    view: keyword(['summary']).optional(),
    ...optionalPage,
  }),
  answer: z.array(CalendarEvent),
  views: { summary: CalendarSummaries },
  pagedIfAsked: true,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
