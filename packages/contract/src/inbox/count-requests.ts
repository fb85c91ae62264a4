import { HEALTH_CATEGORIES, PRIORITIES } from '@zampa/domain/conversations/enumerations';
import { COUNTED_LISTS } from '@zampa/domain/inbox/request-lists';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { staff } from '../policy/verdicts.ts';
import { id } from '../values.ts';

/** Number of conversations that wait for the caller at a clinic; consultants only count those assigned to them. */
export const RequestCounts = z
  .object({
    new: z.int(),
    inProgressWaiting: z.int(),
    visitsWaiting: z.int(),
    toBeConfirmed: z.int(),
    toBeBooked: z.int(),
    waiting: z.int(),
    awaitingPayment: z.int(),
    open: z.int(),
    groups: z
      .array(
        z.object({
          priority: z.enum(PRIORITIES),
          assigneeId: z.uuid().nullable(),
          category: z.enum(HEALTH_CATEGORIES),
          count: z.int(),
        }),
      )
      .optional(),
  })
  .meta({
    id: 'RequestCounts',
    description:
      'new: consultations not started. inProgressWaiting: consultations in progress with an owner’s message that is unanswered and that the caller has not read. visitsWaiting: visits and video consultations with such a message or a requested time. toBeConfirmed: times requested by owners. toBeBooked: visits that need a time. waiting: conversations to which any of these applies, each counted once. awaitingPayment: conversations that wait for a prepayment, of any category. open: conversations in progress, of any category, counted up to 100. groups: only with `list`: its conversations of every category, counted by priority, assignee and category.',
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
  summary: 'Count the conversations of a facility that need an action, by kind',
  query: z.object({ facilityId: id, list: z.enum(COUNTED_LISTS).optional() }),
  answer: RequestCounts,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
