import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family, staff } from '../policy/verdicts.ts';
import { day, id, idList, instant } from '../values.ts';

export const readSlots = defineCall({
  method: 'GET',
  path: '/facilities/slots',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...family, ...staff },
  },
  feature: 'appointments',
  summary:
    'The times at which somebody is free for all of the services, by start; at most 62 days. With `bookingId` those to which that booking can be moved: its own time is not in its way. Staff may ask with `minutes` for another length than that of the services',
  query: z.object({
    facilityId: id,
    services: idList.pipe(z.array(id).min(1, 'services_required').max(10)),
    from: day,
    to: day,
    assigneeId: id.optional(),
    pets: idList.optional(),
    bookingId: id.optional(),
    minutes: z.coerce.number().int().min(1).max(1440).optional(),
  }),
  answer: z.array(z.object({ start: instant, end: instant, assignees: z.array(z.uuid()) })),
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
