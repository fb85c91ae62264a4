import * as z from 'zod';
import { defineMessage } from '../message.ts';
import { conversationOf } from '../policy/verdicts.ts';
import { id } from '../values.ts';

/** Somebody has a conversation on the screen: from then on what is told to those who look at it comes to this socket. */
export const openConversation = defineMessage({
  event: 'open',
  policy: conversationOf('body.conversationId'),
  body: z.object({ conversationId: id }),
  answer: z.null(),
  limit: { most: 30, seconds: 1, guards: 'One socket that enters conversations without end.' },
});
