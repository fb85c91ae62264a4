import { deleteDB } from 'idb';
import type { AppName } from './app-storage.ts';
import { databaseNameOf, openPersonDatabase } from './person-database.ts';

/** Returns what the cache is called in which the service worker leaves what another app has shared. */
export const sharedFiles = (app: AppName) => `zampa.${app}.shared`;

/** Deletes what people have left in this browser, all of it or all but one person's. */
export async function forgetPeople(app: AppName, except?: string): Promise<void> {
  // What another app has shared is nobody's until somebody has chosen what it is for.
  if (except === undefined) await globalThis.caches?.delete(sharedFiles(app));
  const left = (await peopleLeft(app)).filter((userId) => userId !== except);
  await Promise.all(left.map((userId) => deleteDB(databaseNameOf(app, userId))));
}

/** Deletes what people have seen in this browser; what they have written stays until they sign in again. */
export async function forgetAnswers(app: AppName): Promise<void> {
  for (const userId of await peopleLeft(app)) {
    const database = await openPersonDatabase(app, userId);
    await Promise.all([database.clear('answers'), database.clear('pictures')]);
    database.close();
  }
}

/** The ids of the people who have left something in this browser. */
async function peopleLeft(app: AppName): Promise<string[]> {
  if (typeof indexedDB === 'undefined') return [];
  const databases = await indexedDB.databases();
  const beginning = databaseNameOf(app, '');
  return databases
    .map(({ name }) => name ?? '')
    .filter((name) => name.startsWith(beginning))
    .map((name) => name.slice(beginning.length));
}
