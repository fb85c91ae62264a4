import { deleteDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { outboxStore } from '../conversations/outbox/outbox-store.ts';
import { waitingMessage } from '../conversations/outbox/outbox.test-data.ts';
import { deletePersonData } from './delete-person-data.ts';
import { createInDatabase } from './in-database.ts';
import { databaseNameOf } from './person-database.ts';

const NAME = databaseNameOf('owner', 'marta');

const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name);

/** Starts a schema upgrade, as a newer version of the app would, and aborts it. */
function abortUpgrade(): Promise<void> {
  const newer = indexedDB.open(NAME, 4);
  newer.addEventListener('upgradeneeded', () => newer.transaction?.abort());
  return new Promise((resolve) => newer.addEventListener('error', () => resolve()));
}

/** The outbox of a tab with one waiting message. */
async function openTab(isTheirs = () => true) {
  const inDatabase = createInDatabase('owner', 'marta', isTheirs);
  const store = outboxStore(inDatabase, () => undefined);
  expect(await store.save(waitingMessage('1'))).toBe(true);
  const waitingIds = async () => (await store.all())?.map(({ clientId }) => clientId);
  return { inDatabase, store, waitingIds };
}

afterEach(() => deletePersonData('owner'));

describe('a database that is closed during use', () => {
  it('is opened again after another tab deleted it', async () => {
    const { store, waitingIds } = await openTab();
    await deleteDB(NAME);
    expect(await store.save(waitingMessage('2'))).toBe(true);
    expect(await waitingIds()).toEqual(['2']);
  });

  it('is opened again after another tab attempted an upgrade', async () => {
    const { store, waitingIds } = await openTab();
    await abortUpgrade();
    expect(await store.save(waitingMessage('2'))).toBe(true);
    expect(await waitingIds()).toEqual(['1', '2']);
  });

  it('is opened again after the browser closed it silently', async () => {
    const { inDatabase, store, waitingIds } = await openTab();
    await inDatabase(async (open) => open.close());
    expect(await store.save(waitingMessage('2'))).toBe(true);
    expect(await waitingIds()).toEqual(['1', '2']);
  });

  it('is not recreated after the person signed out in another tab', async () => {
    let isTheirs = true;
    const { store, waitingIds } = await openTab(() => isTheirs);
    isTheirs = false;
    await deletePersonData('owner');
    expect(await store.save(waitingMessage('2'))).toBe(false);
    expect(await waitingIds()).toBeUndefined();
    expect(await databaseNames()).not.toContain(NAME);
  });
});
