import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useClient } from '../ClientProvider.tsx';
import { useMe } from '../session/use-me.ts';
import { openPersonDatabase, type PersonDatabase } from './person-database.ts';

const DatabaseContext = createContext<Promise<PersonDatabase> | null>(null);

/** Opens what the signed-in person has written in this browser and not sent yet. */
export function PersonDatabaseProvider({ children }: { children: ReactNode }) {
  const { app } = useClient();
  const { id } = useMe();
  const database = useMemo(() => openPersonDatabase(app, id), [app, id]);
  // Rejections (a browser that keeps nothing) are met where the database is used.
  useEffect(() => void database.catch(() => undefined), [database]);
  return <DatabaseContext value={database}>{children}</DatabaseContext>;
}

/** Returns the database of the signed-in person. Rejects where the browser keeps nothing. */
export function usePersonDatabase(): Promise<PersonDatabase> {
  const database = use(DatabaseContext);
  if (!database) throw new Error('usePersonDatabase needs a PersonDatabaseProvider around it');
  return database;
}
