import * as z from 'zod';
import { defineCall } from '../call.ts';
import { staff } from '../policy/verdicts.ts';
import { id } from '../values.ts';

/** How much of a facility waits for the person who asks; a consultant's is what they are in charge of. */
export const RequestCounts = z
  .object({
    new: z.int(),
    unread: z.int(),
    visitsUnread: z.int(),
    toBeConfirmed: z.int(),
    toBeBooked: z.int(),
    waiting: z.int(),
    awaitingPayment: z.int(),
    open: z.int(),
  })
  .meta({
    id: 'RequestCounts',
    description:
      'new: consultations nobody has started; unread: consultations in progress with a message of the owner that the caller has not read and nobody has answered; visitsUnread: the same of visits and video consultations; toBeConfirmed: times that owners ask for; toBeBooked: visits that want a time; waiting: conversations of which any of these is true, each once; awaitingPayment: conversations that wait for an upfront payment, of any category; open: conversations in progress, of any category, counted up to 100.',
  });

export type RequestCounts = z.output<typeof RequestCounts>;

export const countRequests = defineCall({
  method: 'GET',
  path: '/requests/count',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: staff,
  },
  feature: 'inbox',
  summary: 'How many conversations of a facility wait, and for what',
  query: z.object({ facilityId: id }),
  answer: RequestCounts,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
