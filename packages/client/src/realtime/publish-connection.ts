import type { ServerSocket } from './connect.ts';

/** `offline`: the device has no network. `connecting`: the server is not connected yet or was lost. */
export type Connection = 'online' | 'connecting' | 'offline';

const REFUSED_RETRY_MS = 5000;

/**
 * Publishes each change of the connection and reconnects where the socket does not. Returns a function that stops it.
 */
export function publishConnection(
  socket: ServerSocket,
  onConnection: (connection: Connection) => void,
) {
  const publish = () =>
    onConnection(!navigator.onLine ? 'offline' : socket.connected ? 'online' : 'connecting');
  const publishAndConnect = () => {
    publish();
    // Reconnect now: the socket's backoff grows, but the device knows when the network is back.
    if (navigator.onLine && !socket.connected) socket.connect();
  };
  // socket.io stops trying when a server refuses the handshake; a later token may be accepted.
  const publishAndRetry = () => {
    publish();
    if (!socket.active) retry = setTimeout(() => socket.connect(), REFUSED_RETRY_MS);
  };
  let retry: ReturnType<typeof setTimeout> | undefined;

  socket.on('connect', publish);
  socket.on('disconnect', publishAndRetry);
  socket.on('connect_error', publishAndRetry);
  window.addEventListener('online', publishAndConnect);
  window.addEventListener('offline', publish);
  return () => {
    clearTimeout(retry);
    socket.off('disconnect', publishAndRetry);
    socket.off('connect_error', publishAndRetry);
    window.removeEventListener('online', publishAndConnect);
    window.removeEventListener('offline', publish);
  };
}
