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
      'facilityId: null for the bookings of a pet owner’s families; url: only in the answer that made it, and in the same again for a repetition under its `Idempotency-Key`.',
  });
