import * as z from 'zod';
import { defineCall } from '../call.ts';
import { conversationFoundByCall } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { ConversationWithEvents } from '../conversations/conversation.ts';
import { threadWindow } from '../conversations/thread-window.ts';

export const readRequest = defineCall({
  method: 'GET',
  path: '/requests/{id}',
  policy: conversationFoundByCall('params.id'),
  feature: 'inbox',
  summary: 'Read one conversation with its events',
  params: z.object({ id }),
  query: threadWindow,
  answer: ConversationWithEvents,
  audit: { kind: 'HEALTH_READ' },
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
