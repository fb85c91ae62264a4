import * as z from 'zod';
import { defineMessage } from '../message.ts';
import { conversationOf } from '../policy/verdicts.ts';
import { id } from '../values.ts';

/** Somebody is writing in a conversation at this moment. */
export const publishTyping = defineMessage({
  event: 'typing',
  policy: conversationOf('body.conversationId'),
  body: z.object({ conversationId: id }),
  answer: z.null(),
  limit: {
    most: 5,
    seconds: 1,
    guards: 'One socket that floods those who read a conversation.',
  },
});
