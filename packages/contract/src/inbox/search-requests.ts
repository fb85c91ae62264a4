import { CONVERSATION_STATUSES, EVENT_TYPES } from '@zampa/domain/conversations/enumerations';
import { PAYMENT_STATUSES } from '@zampa/domain/payments/status';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { instantOrDay } from '../appointments/calendar.ts';
import { enumeration, id, page, text } from '../values.ts';
import {
  Conversation,
  ConversationWithEvents,
  DiaryItem,
  DiaryItemWithEvents,
} from '../conversations/conversation.ts';

/** How much of a facility waits for the person who asks; a consultant's is what they are in charge of. */
export const RequestCounts = z
  .object({
    new: z.int(),
    unread: z.int(),
    visitsUnread: z.int(),
    toBeConfirmed: z.int(),
    toBeBooked: z.int(),
    waiting: z.int(),
  })
  .meta({
    id: 'RequestCounts',
    description:
      'new: consultations nobody has started; unread: consultations in progress with a message of the owner that the caller has not read and nobody has answered; visitsUnread: the same of visits and video consultations; toBeConfirmed: times that owners ask for; toBeBooked: visits that want a time; waiting: conversations of which any of these is true, each once.',
  });
export type RequestCounts = z.output<typeof RequestCounts>;

/** Instants, or days by the clocks of the facility, both inclusive. */
const period = z.object({ from: instantOrDay.optional(), to: instantOrDay.optional() });

/** A filter of conversations; every list is an OR, all that is given must hold. */
export const ConversationFilter = z
  .object({
    type: z.array(enumeration(EVENT_TYPES)).max(50).optional(),
    category: z.array(text(40)).max(50).optional(),
    /** Only what waits for the caller's side; or only what waits for a time. */
    waiting: z.enum(['ALL', 'TIME']).optional(),
    date_created: period.optional(),
    date_updated: period.optional(),
    payload: z
      .object({
        message: z.array(text(200)).max(50).optional(),
        status: z.array(enumeration(CONVERSATION_STATUSES)).max(50).optional(),
        pets: z.array(id).max(50).optional(),
        payment: z.array(enumeration(PAYMENT_STATUSES)).max(50).optional(),
        facilities: z.array(id).max(50).optional(),
        families: z.array(id).max(50).optional(),
        assignees: z.array(id).max(50).optional(),
      })
      .optional(),
  })
  .meta({ id: 'ConversationFilter' });
export type ConversationFilter = z.output<typeof ConversationFilter>;

const ofFacility = z.object({
  ...page,
  facilityId: id.optional(),
  filterByFacilityId: id.optional(),
});
const ofDiary = z.object({ ...page, filterByFacilityId: id.optional() });
const list = {
  paged: true,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
} as const;

export const readRequests = defineCall({
  method: 'GET',
  path: '/requests',
  feature: 'requests',
  summary:
    'Consultations, or conversations of the categories that are named, the latest change first; without a status those that are new, open or closed',
  query: ofFacility.extend({
    status: z.string().max(60).optional(),
    category: z.string().max(200).optional(),
  }),
  answer: z.array(Conversation),
  ...list,
});

export const searchRequests = defineCall({
  method: 'POST',
  path: '/requests/search',
  feature: 'requests',
  summary:
    'Consultations, or conversations of the categories that are named, which match a filter; the latest change first. With `waiting` every category, its number in X-Total-Count; for staff urgent ones first, then what waits longest',
  query: ofFacility,
  body: ConversationFilter.optional(),
  answer: z.array(Conversation),
  ...list,
  status: 200,
  reads: true,
});

export const countRequests = defineCall({
  method: 'GET',
  path: '/requests/count',
  feature: 'requests',
  summary: 'How many conversations of a facility wait, and for what',
  query: z.object({ facilityId: id }),
  answer: RequestCounts,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});

const thread = z.object({
  before: z.coerce.number().int().min(0).optional(),
  after: z.coerce.number().int().min(0).optional(),
  around: z.coerce.number().int().min(0).optional(),
});

export const readRequest = defineCall({
  method: 'GET',
  path: '/requests/{id}',
  feature: 'requests',
  summary: 'One conversation with its events',
  params: z.object({ id }),
  query: thread,
  answer: ConversationWithEvents,
  refusals: ['VALIDATION', 'NOT_FOUND'],
});

export const readDiary = defineCall({
  method: 'GET',
  path: '/{userId}/diary',
  feature: 'requests',
  summary: 'The conversations of a person, the latest change first',
  params: z.object({ userId: id }),
  query: ofDiary,
  answer: z.array(DiaryItem),
  ...list,
});

export const searchDiary = defineCall({
  method: 'POST',
  path: '/{userId}/diary/search',
  feature: 'requests',
  summary:
    'The conversations of a person that match a filter, the latest change first; of a diary alone, the latest entry',
  params: z.object({ userId: id }),
  query: ofDiary,
  body: ConversationFilter.optional(),
  answer: z.array(DiaryItem),
  ...list,
  status: 200,
  reads: true,
});

export const readDiaryConversation = defineCall({
  method: 'GET',
  path: '/{userId}/diary/{id}',
  feature: 'requests',
  summary: 'One conversation of a person with its events',
  params: z.object({ userId: id, id }),
  query: thread,
  answer: DiaryItemWithEvents,
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
