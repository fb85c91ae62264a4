import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useClient } from '../ClientProvider.tsx';
import { useMe } from '../session/use-me.ts';
import type { BackgroundContext } from './background-context.ts';
import type { Connection } from './publish-connection.ts';
import type { RealtimeListeners } from './start-realtime.ts';
import { usePersonDatabase } from '../session/PersonDatabaseProvider.tsx';
import type { Typing } from './typing.ts';
import { whenLoaded } from './when-loaded.ts';

const ConnectionContext = createContext<Connection>('connecting');

/** Returns the state of the realtime connection. */
export const useConnection = () => use(ConnectionContext);

const TypingContext = createContext<Typing | null>(null);

/** Returns the `Typing` of the socket; null until the socket's code is loaded. */
export const useTyping = () => use(TypingContext);

export type RealtimeProviderProps = {
  /**
   * Loads what starts the socket and its receivers: the code is large, and the first screen does not need it. Must be
   * the same function in each render.
   */
  readonly loadTasks: () => Promise<{
    readonly startBackgroundTasks: (
      context: BackgroundContext,
      listeners: RealtimeListeners,
    ) => () => void;
  }>;
  readonly children: ReactNode;
};

/**
 * Keeps the query cache current while a person is signed in, through socket messages and a catch-up after each
 * disconnect.
 */
export function RealtimeProvider({ loadTasks, children }: RealtimeProviderProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  const inDatabase = usePersonDatabase();
  const { id, isVet } = useMe();
  const [connection, setConnection] = useState<Connection>('connecting');
  const [typing, setTyping] = useState<Typing | null>(null);

  useEffect(
    () =>
      whenLoaded(loadTasks, ({ startBackgroundTasks }) =>
        startBackgroundTasks(
          { client, queryClient, inDatabase, viewer: { id, isVet } },
          { setConnection, setTyping },
        ),
      ),
    [loadTasks, client, queryClient, inDatabase, id, isVet],
  );

  return (
    <ConnectionContext value={connection}>
      <TypingContext value={typing}>{children}</TypingContext>
    </ConnectionContext>
  );
}
