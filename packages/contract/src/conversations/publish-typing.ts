import * as z from 'zod';
import { defineMessage } from '../message.ts';
import { conversationSides } from '../policy/verdicts.ts';
import { id } from '../values.ts';

/** Reports that a person is typing in a conversation. */
export const publishTyping = defineMessage({
  event: 'typing',
  policy: conversationSides('body.conversationId'),
  body: z.object({ conversationId: id }),
  answer: z.null(),
  limit: {
    most: 5,
    seconds: 1,
    guards: 'Flooding the readers of a conversation.',
  },
});
