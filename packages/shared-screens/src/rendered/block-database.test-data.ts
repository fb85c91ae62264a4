import { openPersonDatabase } from '@zampa/client/storage/person-database';
import { marta } from './samples.test-data.ts';

/**
 * Blocks a store of the owner's IndexedDB by keeping a transaction open.
 *
 * @returns releases the store
 */
export async function blockDatabase(kind: 'outbox' | 'drafts'): Promise<() => Promise<void>> {
  const database = await openPersonDatabase('owner', marta.id);
  const store = database.transaction(kind, 'readwrite').objectStore(kind);
  let isBusy = true;
  const holdTransaction = async () => {
    while (isBusy) await store.count();
    database.close();
  };
  const released = holdTransaction();
  return async () => {
    isBusy = false;
    await released;
  };
}
