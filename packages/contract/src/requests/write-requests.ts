import type { BookingStatus } from '@zampa/domain/calendar/booking-status';
import {
  CONVERSATION_STATUSES,
  PRIORITIES,
  type ConversationStatus,
} from '@zampa/domain/conversations/enumerations';
import { CHOSEN_PAYMENT_TYPES } from '@zampa/domain/payments/settling';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { enumeration, flag, id, structured, text } from '../values.ts';
import { CalendarEvent } from '../calendar/objects.ts';
import { CalendarChange, tellClient } from '../calendar/post-calendar.ts';
import { Conversation, DiaryEntry } from './conversation.ts';

/** Those of a conversation, and those that only a booking has. */
const STATUSES = [
  ...CONVERSATION_STATUSES,
  'TO_BE_BOOKED',
  'TO_BE_CONFIRMED',
  'RESERVATION',
  'UPDATED',
  'CANCELED',
] as const satisfies readonly (ConversationStatus | BookingStatus)[];

export const updateEvent = defineCall({
  method: 'PATCH',
  path: '/events',
  feature: 'requests',
  summary:
    'Change a conversation: start its service, its priority, its assignee, its note; the text and pets of a diary entry; the time or status of a booking',
  query: z.object({ id }),
  body: z.object({
    payload: structured(
      z.object({
        status: enumeration(STATUSES).optional(),
        priority: enumeration(PRIORITIES).optional(),
        assigneeId: id.nullable().optional(),
        note: text(4000).optional(),
        message: text(4000).optional(),
        event: CalendarChange.optional(),
        tellClient: tellClient.optional(),
        reason: text(500).optional(),
        pets: z.array(id).min(1, 'pets_required').max(20).optional(),
      }),
    ),
  }),
  answer: z.discriminatedUnion('type', [Conversation, DiaryEntry, CalendarEvent]),
  refusals: [
    'VALIDATION',
    'NOT_FOUND',
    'FORBIDDEN',
    'STATUS_CONFLICT',
    'CONVERSATION_CLOSED',
    'STALE',
    'PERIOD_OCCUPIED',
    'TOO_LATE',
    'TRIAL_EXPIRED',
  ],
  upload: true,
});

export const endConversation = defineCall({
  method: 'PATCH',
  path: '/events/close',
  feature: 'requests',
  summary:
    'End the service; nobody writes afterwards. `payment_type` CASH marks what it costs as paid, DIGITAL asks the client to pay it by card; without it what is to be paid stays open. `start` starts first what has not been started: at the desk both are one thing',
  query: z.object({ id }),
  body: z
    .object({
      payment_type: enumeration(CHOSEN_PAYMENT_TYPES).optional(),
      start: flag.default(false),
    })
    .optional(),
  answer: Conversation,
  refusals: [
    'VALIDATION',
    'NOT_FOUND',
    'FORBIDDEN',
    'STATUS_CONFLICT',
    'CLIENT_NOT_REGISTERED',
    'PAYMENTS_NOT_CONFIGURED',
    'ALREADY_PAID',
  ],
  upload: true,
});
