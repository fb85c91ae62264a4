import * as z from 'zod';
import { defineCall } from '../call.ts';
import { conversationSides } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const markSeen = defineCall({
  method: 'PUT',
  path: '/events/seen',
  policy: conversationSides('body.conversationId'),
  feature: 'conversations',
  summary: 'Save how far the caller has read a conversation',
  body: z.object({ conversationId: id, seq: z.int().min(0).max(2_147_483_647) }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
  repeatable: true,
});
