import type { IDBPObjectStore } from 'idb';
import type { PersonDatabase, PersonSchema } from './person-database.ts';

type Drafts = IDBPObjectStore<PersonSchema, ['drafts'], 'drafts', 'readwrite'>;

/** Saves a draft, which may contain files, under a name. */
export const saveDraft = (database: PersonDatabase, name: string, value: unknown): Promise<void> =>
  changeAndCommit(database, (drafts) => drafts.put(value, name));

/** Deletes the draft of a name. */
export const deleteDraft = (database: PersonDatabase, name: string): Promise<void> =>
  changeAndCommit(database, (drafts) => drafts.delete(name));

/** Commits immediately, so that the change survives if the page is closed right after. */
async function changeAndCommit(
  database: PersonDatabase,
  change: (drafts: Drafts) => Promise<unknown>,
): Promise<void> {
  const transaction = database.transaction('drafts', 'readwrite');
  const changed = change(transaction.store);
  transaction.commit();
  await Promise.all([changed, transaction.done]);
}
