import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useClient } from '../ClientProvider.tsx';
import { useMe } from '../session/use-me.ts';
import type { Connection } from './publish-connection.ts';
import { usePersonDatabase } from '../storage/PersonDatabaseProvider.tsx';
import type { Typing } from './typing.ts';
import { whenLoaded } from './when-loaded.ts';

const ConnectionContext = createContext<Connection>('connecting');

/** Returns the state of the realtime connection. */
export const useConnection = () => use(ConnectionContext);

const TypingContext = createContext<Typing | null>(null);

/** Returns the `Typing` of the socket; null until the socket's code is loaded. */
export const useTyping = () => use(TypingContext);

/**
 * Keeps the query cache current while a person is signed in, through socket messages and a catch-up after each
 * disconnect.
 */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const inDatabase = usePersonDatabase();
  const { id, isVet } = useMe();
  const [connection, setConnection] = useState<Connection>('connecting');
  const [typing, setTyping] = useState<Typing | null>(null);

  useEffect(
    () =>
      // Imported lazily: the socket's code is large and the first screen does not need it.
      whenLoaded(
        () => import('../device/start-background-tasks.ts'),
        ({ startBackgroundTasks }) =>
          startBackgroundTasks(
            { client, queryClient, inDatabase, viewer: { id, isVet } },
            { setConnection, setTyping },
          ),
      ),
    [client, queryClient, inDatabase, id, isVet],
  );

  return (
    <ConnectionContext value={connection}>
      <TypingContext value={typing}>{children}</TypingContext>
    </ConnectionContext>
  );
}
