import type { BookingStatus } from '@zampa/domain/appointments/booking-status';
import {
  CONVERSATION_STATUSES,
  PRIORITIES,
  type ConversationStatus,
} from '@zampa/domain/conversations/enumerations';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { conversationOf } from '../policy/verdicts.ts';
import { enumeration, id, structured, text } from '../values.ts';
import { CalendarEvent } from '../appointments/calendar-event.ts';
import { CalendarChange, tellClient } from '../appointments/post-calendar.ts';
import { Conversation, DiaryEntry } from '../conversations/conversation.ts';
import { planRefusals } from '../refusals.ts';

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
  policy: conversationOf('query.id'),
  feature: 'inbox',
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
    ...planRefusals,
  ],
  upload: true,
});
