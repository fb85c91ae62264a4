import type { ClientMessages, ServerMessages } from '@zampa/contract/socket';
import { io, type Socket } from 'socket.io-client';
import type { TokenSource } from '../api.ts';
import { RECONNECTION_DELAY_MS } from './reconnection-delay.ts';

export type ServerSocket = Socket<ServerMessages, ClientMessages>;

/** Returns a socket that sends a fresh token with each connection attempt. The token alone identifies the person. */
export function connect(origin: string, tokens: Pick<TokenSource, 'token'>): ServerSocket {
  const options = {
    transports: ['websocket'],
    reconnectionDelay: RECONNECTION_DELAY_MS,
    auth: (give: (data: { token: string | null }) => void) => {
      tokens.token().then(
        (token) => give({ token }),
        // Offline there is no token either; the refused handshake is retried.
        () => give({ token: null }),
      );
    },
  };
  return origin ? io(origin, options) : io(options);
}
