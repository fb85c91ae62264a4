import type { BookingStatus } from '@zampa/domain/appointments/booking-status';
import {
  CONVERSATION_STATUSES,
  PRIORITIES,
  type ConversationStatus,
} from '@zampa/domain/conversations/enumerations';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { conversationSides } from '../policy/verdicts.ts';
import { enumeration, id, jsonOrValue, text } from '../values.ts';
import { CalendarEvent } from '../appointments/calendar-event.ts';
import { instantOrDay } from '../appointments/instant-or-day.ts';
import { CalendarChange, notifyClientFlag } from '../appointments/post-calendar.ts';
import { Conversation, DiaryEntry } from '../conversations/conversation.ts';
import { planRefusals } from '../refusals.ts';

/** Statuses of a conversation, and those that only bookings have. */
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
  policy: conversationSides('query.id'),
  feature: 'requests',
  summary:
    'Change a conversation (start its service, its priority, assignee or note), the text, date and pets of a diary entry, or the time or status of a booking',
  query: z.object({ id }),
  body: z.object({
    payload: jsonOrValue(
      z.object({
        status: enumeration(STATUSES).optional(),
        priority: enumeration(PRIORITIES).optional(),
        assigneeId: id.nullable().optional(),
        note: text(4000).optional(),
        message: text(4000).optional(),
        event: CalendarChange.optional(),
        tellClient: notifyClientFlag.optional(),
        reason: text(500).optional(),
        pets: z.array(id).min(1, 'pets_required').max(20).optional(),
        date: instantOrDay.optional(),
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
