import * as z from 'zod';
import { defineCall } from '../call.ts';
import { refusedFamily, staff } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const markInboxDone = defineCall({
  method: 'PUT',
  path: '/inbox/done',
  policy: {
    scope: { kind: 'conversation', at: 'body.conversationId' },
    verdicts: { ...refusedFamily, ...staff },
  },
  feature: 'inbox',
  summary:
    'Mark the inbox items of a conversation up to an event as done, for the whole clinic. Staff only',
  body: z.object({ conversationId: id, seq: z.int().min(0).max(2_147_483_647) }),
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'CONVERSATION_CLOSED'],
  repeatable: true,
});
