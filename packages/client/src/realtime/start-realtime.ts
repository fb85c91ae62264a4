import type { QueryClient } from '@tanstack/react-query';
import type { ServerMessages } from '@zampa/contract/socket';
import type { ApiClient } from '../ClientProvider.tsx';
import { connect, type ServerSocket } from './connect.ts';
import { type Connection, publishConnection } from './publish-connection.ts';
import type { CreateReceiver, Receiver, ReceivingViewer } from './receiver.ts';
import { createTyping, type Typing } from './typing.ts';

export type RealtimeListeners = {
  readonly setConnection: (connection: Connection) => void;
  readonly setTyping: (typing: Typing | null) => void;
};

/**
 * Connects the socket and passes its messages to the receivers, which also catch up after each disconnect. Returns a
 * function that stops it.
 */
export function startRealtime(
  { api, origin, session }: ApiClient,
  queryClient: QueryClient,
  viewer: ReceivingViewer,
  createReceivers: readonly CreateReceiver[],
  { setConnection, setTyping }: RealtimeListeners,
): () => void {
  const socket = connect(origin, session);
  const receivers = createReceivers.map((create) => create({ api, queryClient, socket, viewer }));
  const requestChanges = () => {
    // A failed catch-up is repeated at the next connection or focus.
    for (const { catchUp } of receivers) catchUp?.().catch(() => undefined);
  };
  const requestWhenVisible = () => document.visibilityState === 'visible' && requestChanges();
  // A server that ends or refuses the connection may have ended the session; the next request finds out.
  const requestWhenRefused = () => !socket.active && requestChanges();

  socket.on('connect', requestChanges);
  socket.io.on('reconnect', () => {
    for (const { reconnect } of receivers) reconnect?.();
  });
  socket.on('disconnect', requestWhenRefused);
  socket.on('connect_error', requestWhenRefused);
  for (const receiver of receivers) receiveMessages(socket, receiver);
  const typing = startTyping(socket);
  setTyping(typing);
  const stopPublishing = publishConnection(socket, setConnection);
  window.addEventListener('focus', requestChanges);
  document.addEventListener('visibilitychange', requestWhenVisible);

  return () => {
    stopPublishing();
    for (const { stop } of receivers) stop?.();
    setTyping(null);
    window.removeEventListener('focus', requestChanges);
    document.removeEventListener('visibilitychange', requestWhenVisible);
    socket.disconnect();
  };
}

function receiveMessages(socket: ServerSocket, { messages = {} }: Receiver): void {
  for (const name of Object.keys(messages) as (keyof ServerMessages)[]) {
    const handle = messages[name];
    if (handle) socket.on(name, handle);
  }
}

/** Sends and receives who is typing; a person whose message arrives no longer types. */
function startTyping(socket: ServerSocket): Typing {
  const typing = createTyping((event, message) => socket.volatile.emit(event, message));
  socket.on('connect', typing.resendOpen);
  socket.on('typing', typing.receiveTyping);
  socket.on('event', ({ conversationId, event }) =>
    typing.clearTyping(conversationId, event?.payload.userId ?? null),
  );
  return typing;
}
