import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api.ts';
import type { ReceivingViewer } from '../../realtime/receiver.ts';
import { refreshLists } from '../lists/refresh-lists.ts';
import { receiveEvent } from '../receive-event.ts';
import { conversationKeys } from '../keys.ts';
import type { OutboxMessage } from '../../storage/outbox-message.ts';
import type { DeliveryOptions } from './send-waiting.ts';
import type { Thread } from '../thread/thread.ts';

/**
 * Posts a message or note. Adds the resulting event to the cached thread, unless the socket has already added it.
 * Post and event carry the `clientId`, so that the message is shown once and stored once, however often this is
 * retried.
 */
export async function deliver(
  api: Api,
  client: QueryClient,
  viewer: ReceivingViewer,
  message: OutboxMessage,
  { signal, onProgress }: DeliveryOptions,
) {
  const { clientId, conversationId } = message;
  const { id, seq } = await api.createEvent({
    body: toEventBody(message),
    file: message.file,
    onProgress,
    signal,
    idempotencyKey: clientId,
  });
  if (message.note) return refreshLists(client);
  const thread = client.getQueryData<Thread>(conversationKeys.detail(conversationId));
  if (thread?.events.some((event) => event.clientId === clientId)) return;

  const event = await api.readEvent({ query: { id }, skipCache: true });
  if (Array.isArray(event) || event.parent_id === null || !('seq' in event)) return;
  receiveEvent(client, { action: 'created', conversationId, seq, event }, viewer);
}

function toEventBody({ clientId, conversationId, message, note }: OutboxMessage) {
  if (!note)
    return { type: 'CHAT', parent_id: conversationId, clientId, payload: { message } } as const;
  const { category, familyId, pets, facilityId, date } = note;
  const shared = facilityId ? { facilityId } : {};
  const payload = { familyId, pets: [...pets], message, ...shared, ...(date && { date }) };
  return { type: 'DIARY', category, clientId, payload } as const;
}
