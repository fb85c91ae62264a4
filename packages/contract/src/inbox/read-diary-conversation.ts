import * as z from 'zod';
import { defineCall } from '../call.ts';
import { conversationFoundByCall } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { DiaryItemWithEvents } from '../conversations/conversation.ts';
import { threadWindow } from '../conversations/thread-window.ts';

export const readDiaryConversation = defineCall({
  method: 'GET',
  path: '/{userId}/diary/{id}',
  policy: conversationFoundByCall('params.id'),
  feature: 'inbox',
  summary: 'Read one conversation of a person with its events',
  params: z.object({ userId: id, id }),
  query: threadWindow,
  answer: DiaryItemWithEvents,
  audit: { kind: 'HEALTH_READ' },
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
