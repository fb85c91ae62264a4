import * as z from 'zod';
import { defineMessage } from '../message.ts';
import { own } from '../policy/verdicts.ts';
import { id } from '../values.ts';

/** Reports that a conversation is no longer on screen. */
export const leaveConversation = defineMessage({
  event: 'leave',
  policy: own,
  body: z.object({ conversationId: id }),
  answer: z.null(),
  limit: { most: 30, seconds: 1, guards: 'Endless leaving of conversations.' },
});
