import type { InDatabase } from './in-database.ts';
import type { PersonDatabase } from './person-database.ts';

/** Runs tasks in a database that the test opens and closes. */
export const inOpenDatabase =
  (opened: Promise<PersonDatabase>): InDatabase =>
  (task) =>
    opened.then(task);
