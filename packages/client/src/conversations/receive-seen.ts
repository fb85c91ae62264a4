import type { QueryClient } from '@tanstack/react-query';
import type { SeenMessage } from '@zampa/contract/socket';
import { refetchAfterInFlight } from '../query/refetch-after-in-flight.ts';
import type { ReceivingViewer } from '../realtime/receiver.ts';
import { conversationKeys } from './keys.ts';
import { changeInLists, refreshInbox } from './lists/refresh-lists.ts';
import { applySeen } from './thread/seen.ts';
import type { Thread } from './thread/thread.ts';

/** Applies a read receipt to the cached thread and lists. If it is the viewer's own, refreshes the inbox too. */
export function receiveSeen(client: QueryClient, message: SeenMessage, viewer: ReceivingViewer) {
  const { conversationId } = message;
  const threadKey = conversationKeys.detail(conversationId);
  client.setQueriesData<Thread>(
    { queryKey: threadKey },
    (thread) => thread && applySeen(thread, message, viewer),
  );
  refetchAfterInFlight(client, threadKey);
  changeInLists(client, conversationId, (conversation) => applySeen(conversation, message, viewer));
  if (message.userId === viewer.id) refreshInbox(client);
}
