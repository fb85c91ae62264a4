import type { ClientMessages, ServerMessages } from '@zampa/contract/socket';
import { io, type Socket } from 'socket.io-client';
import type { TokenSource } from '../api.ts';
import { FIRST_TRY_MS } from './first-try.ts';

export type ServerSocket = Socket<ServerMessages, ClientMessages>;

/** Returns a socket that asks for a fresh token at each try to connect; the token alone says who somebody is. */
export function connect(origin: string, tokens: Pick<TokenSource, 'token'>): ServerSocket {
  const options = {
    transports: ['websocket'],
    reconnectionDelay: FIRST_TRY_MS,
    auth: (give: (data: { token: string | null }) => void) => {
      tokens.token().then(
        (token) => give({ token }),
        // Without a connection there is no new token either; the refused handshake is tried again.
        () => give({ token: null }),
      );
    },
  };
  return origin ? io(origin, options) : io(options);
}
