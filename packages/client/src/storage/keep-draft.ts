import type { IDBPObjectStore } from 'idb';
import type { PersonDatabase, PersonSchema } from './person-database.ts';

type Drafts = IDBPObjectStore<PersonSchema, ['drafts'], 'drafts', 'readwrite'>;

/** Keeps what somebody is writing, files too, under a name. */
export const keepDraft = (database: PersonDatabase, name: string, value: unknown): Promise<void> =>
  changeAtOnce(database, (drafts) => drafts.put(value, name));

/** Keeps what was written under a name no longer. */
export const forgetDraft = (database: PersonDatabase, name: string): Promise<void> =>
  changeAtOnce(database, (drafts) => drafts.delete(name));

/** Holds even where the page is left the moment after: nobody is waited for before it is committed. */
async function changeAtOnce(
  database: PersonDatabase,
  change: (drafts: Drafts) => Promise<unknown>,
): Promise<void> {
  const transaction = database.transaction('drafts', 'readwrite');
  const changed = change(transaction.store);
  transaction.commit();
  await Promise.all([changed, transaction.done]);
}
