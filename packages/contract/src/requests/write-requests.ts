import { CONVERSATION_STATUSES, PRIORITIES } from '@zampa/domain/conversations/enumerations';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { enumeration, id, structured, text } from '../values.ts';
import { Conversation } from './conversation.ts';

export const updateEvent = defineCall({
  method: 'PATCH',
  path: '/events',
  feature: 'requests',
  summary: 'Change a conversation: start its service, its priority, its assignee, its note',
  query: z.object({ id }),
  body: z.object({
    payload: structured(
      z.object({
        status: enumeration(CONVERSATION_STATUSES).optional(),
        priority: enumeration(PRIORITIES).optional(),
        assigneeId: id.nullable().optional(),
        note: text(4000).optional(),
      }),
    ),
  }),
  answer: Conversation,
  refusals: [
    'VALIDATION',
    'NOT_FOUND',
    'FORBIDDEN',
    'STATUS_CONFLICT',
    'CONVERSATION_CLOSED',
    'STALE',
  ],
  upload: true,
});

export const endConversation = defineCall({
  method: 'PATCH',
  path: '/events/close',
  feature: 'requests',
  summary: 'End the service; nobody writes afterwards',
  query: z.object({ id }),
  body: z.object({}).optional(),
  answer: Conversation,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'STATUS_CONFLICT'],
  upload: true,
});
