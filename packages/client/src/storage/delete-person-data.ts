import { deleteDB } from 'idb';
import type { AppName } from './app-storage.ts';
import { databaseNameOf, openPersonDatabase } from './person-database.ts';
import { dropSharedFiles } from './shared-files.ts';

/** Deletes the local databases of all people in this browser, or of all but one. */
export async function deletePersonData(app: AppName, except?: string): Promise<void> {
  if (except === undefined) await dropSharedFiles(app);
  const personIds = (await storedPersonIds(app)).filter((userId) => userId !== except);
  await Promise.all(personIds.map((userId) => deleteDB(databaseNameOf(app, userId))));
}

/**
 * Deletes the offline copies of all people in this browser. Drafts and unsent messages stay until they sign in again.
 */
export async function deleteOfflineData(app: AppName): Promise<void> {
  for (const userId of await storedPersonIds(app)) {
    const database = await openPersonDatabase(app, userId);
    await Promise.all([database.clear('answers'), database.clear('pictures')]);
    database.close();
  }
}

/** Ids of the people who have a database in this browser. */
async function storedPersonIds(app: AppName): Promise<string[]> {
  if (typeof indexedDB === 'undefined') return [];
  const databases = await indexedDB.databases();
  const beginning = databaseNameOf(app, '');
  return databases
    .map(({ name }) => name ?? '')
    .filter((name) => name.startsWith(beginning))
    .map((name) => name.slice(beginning.length));
}
