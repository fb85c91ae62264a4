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
 * next task opens it again.
 *
 * @param isTheirs whether the person is still signed in: what was deleted when they left is not made again
 */
export function inDatabaseOf(app: AppName, userId: string, isTheirs = () => true): InDatabase {
  let current: Promise<PersonDatabase> | null = null;
  const open = () => {
    if (current) return current;
    if (!isTheirs()) return Promise.reject(new Error('The person has left'));
    const forget = () => {
      if (current === opened) current = null;
    };
    const opened = openPersonDatabase(app, userId, forget);
    current = opened;
    opened.catch(forget);
    return opened;
  };
  void open().catch(() => undefined);

  return async (task) => {
    const opened = open();
    try {
      return await opened.then(task);
    } catch (error) {
      if (!isClosed(error)) throw error;
      // Not every browser says that it has closed it.
      if (current === opened) current = null;
      return open().then(task);
    }
  };
}

/** Nothing begins in a database that is closed: what was refused so has changed nothing. */
const isClosed = (error: unknown) =>
  error instanceof DOMException && error.name === 'InvalidStateError';
