import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { conversationErasure } from './erase-conversations.ts';
import { conversationData } from './personal-data.ts';

/** What is said in a conversation: its messages, how far each has read, and who is typing. */
export const conversationsFeature = defineFeature({
  handlers,
  erasure: conversationErasure,
  personalData: conversationData,
});
