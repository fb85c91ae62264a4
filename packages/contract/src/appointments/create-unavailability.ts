import * as z from 'zod';
import { defineCall } from '../call.ts';
import { refusedFamily, staff } from '../policy/verdicts.ts';
import { day, flag, id, text } from '../values.ts';
import { CalendarEvent } from './calendar-event.ts';
import { instantOrDay, weekday } from './instant-or-day.ts';
import { planRefusals } from '../refusals.ts';

export const createUnavailability = defineCall({
  method: 'POST',
  path: '/facilities/unavailability',
  policy: {
    requiresActivePlan: 'body.facilityId',
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: { ...refusedFamily, ...staff },
  },
  feature: 'appointments',
  summary:
    'Create an absence of a team member, or without `userId` of the whole facility. A repeated absence is created on every matching day or not at all. With `allowOverlap` it is saved over bookings, which are then to be moved (GET /facilities/unavailability/bookings)',
  body: z.object({
    facilityId: id,
    userId: id.nullable().optional(),
    start: instantOrDay,
    end: instantOrDay,
    allDay: flag.default(false),
    reason: text(500).default(''),
    /** Save although bookings overlap: they stay valid and are listed as to be moved. */
    allowOverlap: flag.default(false),
    repeat: z
      .object({ weekdays: z.array(weekday).min(1, 'weekdays_required').max(7), until: day })
      .optional(),
  }),
  answer: CalendarEvent,
  status: 201,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    ...planRefusals,
    'PERIOD_OCCUPIED',
  ],
});
