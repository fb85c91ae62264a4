import type { AppName } from './app-storage.ts';
import { openPersonDatabase, type PersonDatabase } from './person-database.ts';

/**
 * Does something in the database of a person. Rejects where the browser keeps nothing, and once it is nobody's any
 * more.
 */
export type InDatabase = <Result>(
  task: (open: PersonDatabase) => Promise<Result>,
) => Promise<Result>;

/**
 * Opens the database of a person at once. Where it has been closed meanwhile, by another tab or by the browser, the
 * next task opens it again: not every browser says that it has closed it.
 *
 * @param isTheirs whether the person is still signed in: what was deleted when they left is not made again
 */
export function inDatabaseOf(app: AppName, userId: string, isTheirs: () => boolean): InDatabase {
  let current = openPersonDatabase(app, userId);
  // Met where the database is used.
  current.catch(() => {});
  return (task) => {
    const opened = current;
    return opened.then(task).catch((error: Error) => {
      // Nothing begins in a database that is closed: what was refused so has changed nothing.
      if (error.name !== 'InvalidStateError' || !isTheirs()) throw error;
      if (current === opened) current = openPersonDatabase(app, userId);
      return current.then(task);
    });
  };
}
