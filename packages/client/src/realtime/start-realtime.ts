import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client.ts';
import { receiveCalendar } from '../appointments/receive-calendar.ts';
import { refreshPayments } from '../payments/keys.ts';
import { refreshNotifications } from '../notifications/use-notifications.ts';
import { refreshPlanState } from '../subscription/keys.ts';
import { forgetVideo, receiveVideo, videoSocket } from '../video/video-now.ts';
import { createCatchUp } from './catch-up.ts';
import { connect } from './connect.ts';
import {
  receiveAbsence,
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

/** Keeps a cache current by the socket, and by asking after every absence. Returns how to stop. */
export function startRealtime(
  client: ApiClient,
  queryClient: QueryClient,
  viewer: ReceivingViewer,
  { setConnection, setTyping }: RealtimeListeners,
): () => void {
  const socket = connect(client.origin, client.session);
  const catchUp = createCatchUp(client.api, queryClient);
  // A failed try needs no answer: the next connection or focus asks again.
  const ask = () => void catchUp().catch(() => undefined);
  const askWhenVisible = () => document.visibilityState === 'visible' && ask();
  // A server that ends or refuses the connection may have ended the session, which the answer to a call tells.
  const askWhenRefused = () => !socket.active && ask();

  socket.on('connect', ask);
  socket.io.on('reconnect', () => receiveAbsence(queryClient));
  socket.on('disconnect', askWhenRefused);
  socket.on('connect_error', askWhenRefused);
  const typing = createTyping((event, message) => socket.volatile.emit(event, message));
  socket.on('connect', typing.connected);
  setTyping(typing);

  socket.on('event', (message) => {
    receiveEvent(queryClient, message, viewer);
    typing.wrote(message.conversationId, message.event?.payload.userId ?? null);
  });
  socket.on('head', (message) => receiveConversationCursor(queryClient, message));
  socket.on('typing', typing.heard);
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
  const stopTelling = publishConnection(socket, setConnection);
  window.addEventListener('focus', ask);
  document.addEventListener('visibilitychange', askWhenVisible);

  return () => {
    stopTelling();
    videoSocket.become(null);
    forgetVideo();
    setTyping(null);
    window.removeEventListener('focus', ask);
    document.removeEventListener('visibilitychange', askWhenVisible);
    socket.disconnect();
  };
}
