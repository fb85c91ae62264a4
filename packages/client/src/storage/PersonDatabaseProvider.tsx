import { createContext, type ReactNode, use, useMemo } from 'react';
import { useClient } from '../ClientProvider.tsx';
import { SESSION_ENTRY, type StoredSession } from '../session/tokens.ts';
import { useMe } from '../session/use-me.ts';
import { createAppStorage } from './app-storage.ts';
import { inDatabaseOf, type InDatabase } from './in-database.ts';

const DatabaseContext = createContext<InDatabase | null>(null);

/** Opens what the signed-in person has written in this browser and not sent yet. */
export function PersonDatabaseProvider({ children }: { children: ReactNode }) {
  const { app } = useClient();
  const { id } = useMe();
  const inDatabase = useMemo(() => {
    const storage = createAppStorage(app);
    // Another tab signs out before this one hears of it.
    const kept = () => storage.read<StoredSession>(SESSION_ENTRY)?.id;
    const signIn = kept();
    return inDatabaseOf(app, id, () => kept() === signIn);
  }, [app, id]);
  return <DatabaseContext value={inDatabase}>{children}</DatabaseContext>;
}

/** Returns how something is done in the database of the signed-in person. */
export function usePersonDatabase(): InDatabase {
  const inDatabase = use(DatabaseContext);
  if (!inDatabase) throw new Error('usePersonDatabase needs a PersonDatabaseProvider around it');
  return inDatabase;
}
