import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useClient } from '../ClientProvider.tsx';
import { useMe } from '../session/use-me.ts';
import type { Connection } from './tell-connection.ts';

const ConnectionContext = createContext<Connection>('connecting');

/** Whether the server’s messages arrive. */
export const useConnection = () => use(ConnectionContext);

/** Keeps the cache current while a person is signed in: by the socket, and by asking after every absence. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { id, isVet } = useMe();
  const [connection, setConnection] = useState<Connection>('connecting');

  useEffect(() => {
    const gone = new AbortController();
    // Screens are drawn from answers; the socket only makes them faster, so its code comes after theirs.
    void import('./keep-current.ts').then(({ keepCurrent }) => {
      if (gone.signal.aborted) return;
      const stop = keepCurrent(client, queryClient, { id, isVet }, setConnection);
      gone.signal.addEventListener('abort', stop);
    });
    return () => gone.abort();
  }, [client, queryClient, id, isVet]);

  return <ConnectionContext value={connection}>{children}</ConnectionContext>;
}
