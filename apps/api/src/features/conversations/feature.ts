import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { conversationErasure } from './erase-conversations.ts';
import { conversationData } from './personal-data.ts';

/** Messages of conversations, read positions and typing indicators. */
export const conversationsFeature = defineFeature({
  handlers,
  erasure: conversationErasure,
  personalData: conversationData,
});
