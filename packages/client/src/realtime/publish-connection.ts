import type { ServerSocket } from './connect.ts';

/** `offline` when the device has no network, `connecting` while the server is tried. */
export type Connection = 'online' | 'connecting' | 'offline';

const REFUSED_RETRY_MS = 5000;

/** Tells each change of the connection and sees to it that it is tried again. Returns how to stop. */
export function publishConnection(
  socket: ServerSocket,
  onConnection: (connection: Connection) => void,
) {
  const tell = () =>
    onConnection(!navigator.onLine ? 'offline' : socket.connected ? 'online' : 'connecting');
  const tellAndConnect = () => {
    tell();
    // The socket waits longer after each failure; the device knows better when the network is back.
    if (navigator.onLine && !socket.connected) socket.connect();
  };
  // A server that refuses the handshake ends the tries of socket.io; a later token may be accepted.
  const tryAgain = () => {
    tell();
    if (!socket.active) retry = setTimeout(() => socket.connect(), REFUSED_RETRY_MS);
  };
  let retry: ReturnType<typeof setTimeout> | undefined;

  socket.on('connect', tell);
  socket.on('disconnect', tryAgain);
  socket.on('connect_error', tryAgain);
  window.addEventListener('online', tellAndConnect);
  window.addEventListener('offline', tell);
  return () => {
    clearTimeout(retry);
    socket.off('disconnect', tryAgain);
    socket.off('connect_error', tryAgain);
    window.removeEventListener('online', tellAndConnect);
    window.removeEventListener('offline', tell);
  };
}
