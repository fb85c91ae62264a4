import * as z from 'zod';
import { defineMessage } from '../message.ts';
import { conversationSides } from '../policy/verdicts.ts';
import { id } from '../values.ts';

/** Reports that a conversation is on screen: this socket then receives its live updates. */
export const openConversation = defineMessage({
  event: 'open',
  policy: conversationSides('body.conversationId'),
  body: z.object({ conversationId: id }),
  answer: z.null(),
  limit: { most: 30, seconds: 1, guards: 'Endless opening of conversations.' },
});
