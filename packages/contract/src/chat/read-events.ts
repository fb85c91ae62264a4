import * as z from 'zod';
import { defineCall } from '../call.ts';
import { flag, id, idOrIds, instant, page } from '../values.ts';
import { CalendarEvent } from '../calendar/objects.ts';
import { DiaryItem } from '../requests/conversation.ts';
import { Event } from './event.ts';

export const readEvent = defineCall({
  method: 'GET',
  path: '/events',
  feature: 'chat',
  summary:
    'One event, or one conversation without its events, or an entry of the calendar; of several ids a list, in which others’ are missing',
  query: z.object({ id: idOrIds }),
  answer: z.union([
    DiaryItem,
    Event,
    CalendarEvent,
    z.array(z.union([DiaryItem, Event, CalendarEvent])),
  ]),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});

export const withdrawEvent = defineCall({
  method: 'DELETE',
  path: '/events',
  feature: 'chat',
  summary:
    'Withdraw an own message, a marker stays in its place; delete an own diary entry; call off a booking or an absence, with `series` also the later ones of its series',
  query: z.object({ id, series: flag.optional() }),
  refusals: [
    'VALIDATION',
    'NOT_FOUND',
    'FORBIDDEN',
    'CONVERSATION_CLOSED',
    'TOO_LATE',
    'STATUS_CONFLICT',
  ],
});

export const markSeen = defineCall({
  method: 'PUT',
  path: '/events/seen',
  feature: 'chat',
  summary: 'Say how far one has read a conversation',
  body: z.object({ conversationId: id, seq: z.int().min(0).max(2_147_483_647) }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
  repeatable: true,
});

export const readHeads = defineCall({
  method: 'GET',
  path: '/events/heads',
  feature: 'chat',
  summary:
    'Conversations that changed since an instant, latest change first: what to catch up after being away',
  query: z.object({ since: instant, ...page }),
  paged: true,
  answer: z.array(
    z.object({ conversationId: z.uuid(), seq: z.int(), unread: z.int(), dateUpdated: instant }),
  ),
  refusals: ['VALIDATION'],
});
