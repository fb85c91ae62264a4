import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family, staff } from '../policy/verdicts.ts';
import { day, id, idList, instant } from '../values.ts';
import { numeric } from '../bounded.ts';

export const readSlots = defineCall({
  method: 'GET',
  path: '/facilities/slots',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...family, ...staff },
  },
  feature: 'appointments',
  summary:
    'List the times at which a team member is free for all services, by start, for at most 62 days. With `bookingId`, the times to which that booking can be moved; its own time counts as free. Staff can set a duration with `minutes`',
  query: z.object({
    facilityId: id,
    services: idList.pipe(z.array(id).min(1, 'services_required').max(10)),
    from: day,
    to: day,
    assigneeId: id.optional(),
    pets: idList.optional(),
    bookingId: id.optional(),
    minutes: numeric(z.int().min(1).max(1440)).optional(),
  }),
  answer: z.array(z.object({ start: instant, end: instant, assignees: z.array(z.uuid()) })),
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
