import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../create-client.ts';
import { catchUp } from './catch-up.ts';
import { connect } from './connect.ts';
import { receiveClient, receiveEvent, receiveSeen, type Viewer } from './receive.ts';
import { type Connection, tellConnection } from './tell-connection.ts';

/** Keeps a cache current by the socket, and by asking after every absence. Returns how to stop. */
export function keepCurrent(
  client: Client,
  queryClient: QueryClient,
  viewer: Viewer,
  onConnection: (connection: Connection) => void,
): () => void {
  const socket = connect(client.origin, client.session);
  // A failed try needs no answer: the next connection or focus asks again.
  const ask = () => void catchUp(client.api, queryClient).catch(() => undefined);
  const askWhenVisible = () => document.visibilityState === 'visible' && ask();
  // A server that ends or refuses the connection may have ended the session, which the answer to a call tells.
  const askWhenRefused = () => !socket.active && ask();

  socket.on('connect', ask);
  socket.on('disconnect', askWhenRefused);
  socket.on('connect_error', askWhenRefused);
  socket.on('event', (message) => receiveEvent(queryClient, message, viewer));
  socket.on('seen', (message) => receiveSeen(queryClient, message, viewer));
  socket.on('client', (message) => receiveClient(queryClient, message));
  const stopTelling = tellConnection(socket, onConnection);
  window.addEventListener('focus', ask);
  document.addEventListener('visibilitychange', askWhenVisible);

  return () => {
    stopTelling();
    window.removeEventListener('focus', ask);
    document.removeEventListener('visibilitychange', askWhenVisible);
    socket.disconnect();
  };
}
