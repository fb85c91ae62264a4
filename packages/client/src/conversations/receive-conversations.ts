import { refreshQueries } from '../query/refetch-after-in-flight.ts';
import type { CreateReceiver } from '../realtime/receiver.ts';
import { createCatchUp } from './catch-up.ts';
import { conversationKeys } from './keys.ts';
import { refreshInbox } from './lists/refresh-lists.ts';
import { receiveConversationCursor } from './receive-conversation-cursor.ts';
import { receiveEvent } from './receive-event.ts';
import { receiveSeen } from './receive-seen.ts';

/**
 * Handles socket messages that change conversations and their lists. If the viewer's own access may be lost (they left a family or
 * got another role), the conversations are dropped immediately instead of after the refetch.
 */
export const createConversationReceiver: CreateReceiver = ({ api, queryClient, viewer }) => {
  const drop = () => void queryClient.resetQueries({ queryKey: conversationKeys.all });
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: conversationKeys.all });
  return {
    messages: {
      event: (message) => receiveEvent(queryClient, message, viewer),
      seen: (message) => receiveSeen(queryClient, message, viewer),
      head: (message) => receiveConversationCursor(queryClient, message),
      calendar: ({ toMove = false }) => {
        // Bookings that have to be moved are in the inbox.
        if (!toMove) return;
        for (const key of [conversationKeys.waiting, conversationKeys.waitingParts])
          refreshQueries(queryClient, [...key, 'inbox']);
      },
      // Conversations show the client's pets that the facility may see.
      client: invalidate,
      family: ({ userId }) => {
        // A request to join waits in the inbox.
        refreshQueries(queryClient, conversationKeys.waiting);
        if (userId === viewer.id) drop();
      },
      staff: ({ userId }) => (userId === viewer.id ? drop() : invalidate()),
      video: ({ kind }) => {
        // The inbox lists people in the waiting room.
        if (kind === 'state') refreshInbox(queryClient);
      },
    },
    catchUp: createCatchUp(api, queryClient),
    reconnect: () => refreshQueries(queryClient, conversationKeys.all),
  };
};
