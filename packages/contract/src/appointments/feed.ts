import * as z from 'zod';
import { instant } from '../values.ts';

export const Feed = z
  .object({
    id: z.uuid(),
    facilityId: z.uuid().nullable(),
    url: z.string().nullable(),
    hideDetails: z.boolean(),
    dateCreated: instant,
  })
  .meta({
    id: 'CalendarFeed',
    description:
      'facilityId: null for the bookings of a pet owner’s families. url: only in the response that created it, and when that is repeated with its `Idempotency-Key`.',
  });
