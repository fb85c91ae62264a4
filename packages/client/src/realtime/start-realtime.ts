import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client.ts';
import { receiveCalendar } from '../appointments/receive-calendar.ts';
import { refreshPayments } from '../payments/keys.ts';
import { refreshNotifications } from '../notifications/use-notifications.ts';
import { refreshPlanState } from '../subscription/keys.ts';
import { clearVideo, receiveVideo, videoSocket } from '../video/video-state.ts';
import { createCatchUp } from './catch-up.ts';
import { connect } from './connect.ts';
import {
  receiveReconnect,
  receiveClient,
  receiveEvent,
  receiveFamily,
  receiveMeeting,
  receiveSeen,
  receiveStaff,
  type ReceivingViewer,
} from './receive.ts';
import { receiveConversationCursor } from './receive-conversation-cursor.ts';
import { type Connection, publishConnection } from './publish-connection.ts';
import { createTyping, type Typing } from './typing.ts';

export type RealtimeListeners = {
  readonly setConnection: (connection: Connection) => void;
  readonly setTyping: (typing: Typing | null) => void;
};

/**
 * Keeps the query cache current with socket messages and a catch-up after each disconnect. Returns a function that
 * stops it.
 */
export function startRealtime(
  client: ApiClient,
  queryClient: QueryClient,
  viewer: ReceivingViewer,
  { setConnection, setTyping }: RealtimeListeners,
): () => void {
  const socket = connect(client.origin, client.session);
  const catchUp = createCatchUp(client.api, queryClient);
  // A failed catch-up is repeated at the next connection or focus.
  const requestChanges = () => void catchUp().catch(() => undefined);
  const requestWhenVisible = () => document.visibilityState === 'visible' && requestChanges();
  // A server that ends or refuses the connection may have ended the session; the next request finds out.
  const requestWhenRefused = () => !socket.active && requestChanges();

  socket.on('connect', requestChanges);
  socket.io.on('reconnect', () => receiveReconnect(queryClient));
  socket.on('disconnect', requestWhenRefused);
  socket.on('connect_error', requestWhenRefused);
  const typing = createTyping((event, message) => socket.volatile.emit(event, message));
  socket.on('connect', typing.resendOpen);
  setTyping(typing);

  socket.on('event', (message) => {
    receiveEvent(queryClient, message, viewer);
    typing.clearTyping(message.conversationId, message.event?.payload.userId ?? null);
  });
  socket.on('head', (message) => receiveConversationCursor(queryClient, message));
  socket.on('typing', typing.receiveTyping);
  socket.on('seen', (message) => receiveSeen(queryClient, message, viewer));
  socket.on('payment', () => refreshPayments(queryClient));
  socket.on('notification', () => refreshNotifications(queryClient));
  socket.on('calendar', (message) => receiveCalendar(queryClient, message));
  socket.on('client', (message) => receiveClient(queryClient, message));
  socket.on('family', (message) => receiveFamily(queryClient, message, viewer));
  socket.on('staff', (message) => receiveStaff(queryClient, message, viewer));
  socket.on('subscription', () => refreshPlanState(queryClient));
  socket.on('video', (message) => {
    receiveVideo(message);
    receiveMeeting(queryClient, message);
  });
  videoSocket.become(socket);
  const stopPublishing = publishConnection(socket, setConnection);
  window.addEventListener('focus', requestChanges);
  document.addEventListener('visibilitychange', requestWhenVisible);

  return () => {
    stopPublishing();
    videoSocket.become(null);
    clearVideo();
    setTyping(null);
    window.removeEventListener('focus', requestChanges);
    document.removeEventListener('visibilitychange', requestWhenVisible);
    socket.disconnect();
  };
}
