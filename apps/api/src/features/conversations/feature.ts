import { defineFeature } from '../../feature.ts';
import { markSeen } from './mark-seen.ts';
import { publishTyping } from './publish-typing.ts';
import { writeUnreadLetter } from './write-unread-letter.ts';

/** What is said in a conversation: its messages, how far each has read, and who is typing. */
export const conversationsFeature = defineFeature({
  calls: {
    forPeople: { markSeen },
  },
  jobs: { 'unread-letter': writeUnreadLetter },
  messages: {
    typing: (deps, sender, { conversationId }) => publishTyping(deps, sender, conversationId),
  },
});
