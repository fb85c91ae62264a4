import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../values.ts';
import { ConversationWithEvents } from './conversation.ts';
import { thread } from './thread-window.ts';

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
