import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useClient } from '../ClientProvider.tsx';
import type { Client } from '../create-client.ts';
import { useMe } from '../session/use-me.ts';
import { catchUp } from './catch-up.ts';
import type { ServerSocket } from './connect.ts';
import { receiveClient, receiveEvent, receiveSeen, type Viewer } from './receive.ts';
import { type Connection, tellConnection } from './tell-connection.ts';
import { whenLoaded } from './when-loaded.ts';

const ConnectionContext = createContext<Connection>('connecting');

/** Whether the server’s messages arrive. */
export const useConnection = () => use(ConnectionContext);

/** Keeps the cache current while a person is signed in: by the socket, and by asking after every absence. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { id, isVet } = useMe();
  const [connection, setConnection] = useState<Connection>('connecting');

  useEffect(
    () => keepCurrent(client, queryClient, { id, isVet }, setConnection),
    [client, queryClient, id, isVet],
  );

  return <ConnectionContext value={connection}>{children}</ConnectionContext>;
}

/** Returns how to stop. The socket’s own code arrives after the first screen, which does not wait for it. */
function keepCurrent(
  client: Client,
  queryClient: QueryClient,
  viewer: Viewer,
  onConnection: (connection: Connection) => void,
): () => void {
  // A failed try needs no answer: the next connection or focus asks again.
  const ask = () => void catchUp(client.api, queryClient).catch(() => undefined);
  const stopSocket = whenLoaded(
    () => import('./connect.ts'),
    ({ connect }) => {
      const socket = connect(client.origin, client.session);
      receiveFrom(socket, queryClient, viewer, ask);
      const stopTelling = tellConnection(socket, onConnection);
      return () => {
        stopTelling();
        socket.disconnect();
      };
    },
  );
  const askWhenVisible = () => document.visibilityState === 'visible' && ask();
  window.addEventListener('focus', ask);
  document.addEventListener('visibilitychange', askWhenVisible);

  return () => {
    stopSocket();
    window.removeEventListener('focus', ask);
    document.removeEventListener('visibilitychange', askWhenVisible);
  };
}

function receiveFrom(socket: ServerSocket, queryClient: QueryClient, viewer: Viewer, ask: () => void) {
  socket.on('connect', ask);
  socket.on('event', (message) => receiveEvent(queryClient, message, viewer));
  socket.on('seen', (message) => receiveSeen(queryClient, message, viewer));
  socket.on('client', (message) => receiveClient(queryClient, message));
}
