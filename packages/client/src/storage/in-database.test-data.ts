import type { InDatabase } from './in-database.ts';
import type { PersonDatabase } from './person-database.ts';

/** Does everything in the one database that a test has opened, and closes. */
export const inOpened =
  (opened: Promise<PersonDatabase>): InDatabase =>
  (task) =>
    opened.then(task);
