import { openPersonDatabase } from '@zampa/client/storage/person-database';
import { marta } from './samples.test-data.ts';

/** Keeps the owner's browser from reading or keeping anything of a kind. @returns lets it go on */
export async function busyDatabase(kind: 'outbox' | 'drafts'): Promise<() => Promise<void>> {
  const database = await openPersonDatabase('owner', marta.id);
  const store = database.transaction(kind, 'readwrite').objectStore(kind);
  let isBusy = true;
  const goOn = async () => {
    while (isBusy) await store.count();
    database.close();
  };
  const done = goOn();
  return async () => {
    isBusy = false;
    await done;
  };
}
