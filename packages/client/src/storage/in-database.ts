import type { AppName } from './app-storage.ts';
import { openPersonDatabase, type PersonDatabase } from './person-database.ts';

/** Runs a task in the database of a person. Rejects if the browser has no storage or the person has signed out. */
export type InDatabase = <Result>(
  task: (open: PersonDatabase) => Promise<Result>,
) => Promise<Result>;

/**
 * Opens the database of a person immediately. The next task opens it again if another tab or the browser has
 * closed it, because not every browser reports that.
 *
 * @param isSignedIn whether the person is still signed in; a database deleted at sign-out is not recreated
 */
export function createInDatabase(
  app: AppName,
  userId: string,
  isSignedIn: () => boolean,
): InDatabase {
  let current = openPersonDatabase(app, userId);
  // Handled where the database is used.
  current.catch(() => {});
  return (task) => {
    const opened = current;
    return opened.then(task).catch((error: Error) => {
      // A task cannot start in a closed database, so it has changed nothing and can be repeated.
      if (error.name !== 'InvalidStateError' || !isSignedIn()) throw error;
      if (current === opened) current = openPersonDatabase(app, userId);
      return current.then(task);
    });
  };
}
