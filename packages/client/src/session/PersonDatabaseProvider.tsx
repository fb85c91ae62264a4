import { createContext, type ReactNode, use, useMemo } from 'react';
import { useClient } from '../ClientProvider.tsx';
import { SESSION_ENTRY, type StoredSession } from './tokens.ts';
import { useMe } from './use-me.ts';
import { createAppStorage } from '../storage/app-storage.ts';
import { createInDatabase, type InDatabase } from '../storage/in-database.ts';

const DatabaseContext = createContext<InDatabase | null>(null);

/** Opens the local database of the signed-in person and provides it to its children. */
export function PersonDatabaseProvider({ children }: { children: ReactNode }) {
  const { app } = useClient();
  const { id } = useMe();
  const inDatabase = useMemo(() => {
    const storage = createAppStorage(app);
    // Compares session ids, because another tab may sign out before this one is notified.
    const storedSessionId = () => storage.read<StoredSession>(SESSION_ENTRY)?.id;
    const sessionId = storedSessionId();
    return createInDatabase(app, id, () => storedSessionId() === sessionId);
  }, [app, id]);
  return <DatabaseContext value={inDatabase}>{children}</DatabaseContext>;
}

/** Returns the function that runs a task in the database of the signed-in person. */
export function usePersonDatabase(): InDatabase {
  const inDatabase = use(DatabaseContext);
  if (!inDatabase)
    throw new Error('usePersonDatabase must be used inside a PersonDatabaseProvider');
  return inDatabase;
}
