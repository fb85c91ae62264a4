import { deleteDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { outboxStore } from '../conversations/outbox/outbox-store.ts';
import { waitingMessage } from '../conversations/outbox/outbox.test-data.ts';
import { forgetPeople } from './forget-people.ts';
import { inDatabaseOf } from './in-database.ts';
import { databaseNameOf } from './person-database.ts';

const NAME = databaseNameOf('owner', 'marta');

const namesLeft = async () => (await indexedDB.databases()).map(({ name }) => name);

/** A newer version of the app begins to change the database, and gives up. */
function failToChange(): Promise<void> {
  const newer = indexedDB.open(NAME, 4);
  newer.addEventListener('upgradeneeded', () => newer.transaction?.abort());
  return new Promise((resolve) => newer.addEventListener('error', () => resolve()));
}

/** The store of a tab in which a message waits already. */
async function aTab(isTheirs = () => true) {
  const inDatabase = inDatabaseOf('owner', 'marta', isTheirs);
  const store = outboxStore(inDatabase, () => undefined);
  expect(await store.put(waitingMessage('1'))).toBe(true);
  const waiting = async () => (await store.all())?.map(({ clientId }) => clientId);
  return { inDatabase, store, waiting };
}

afterEach(() => forgetPeople('owner'));

describe('a database that is closed while a person goes on — as browsers have them', () => {
  it('is opened again after another tab has deleted it', async () => {
    const { store, waiting } = await aTab();
    await deleteDB(NAME);
    expect(await store.put(waitingMessage('2'))).toBe(true);
    expect(await waiting()).toEqual(['2']);
  });

  it('is opened again after another tab wanted it to itself', async () => {
    const { store, waiting } = await aTab();
    await failToChange();
    expect(await store.put(waitingMessage('2'))).toBe(true);
    expect(await waiting()).toEqual(['1', '2']);
  });

  it('is opened again where the browser closed it and said nothing', async () => {
    const { inDatabase, store, waiting } = await aTab();
    await inDatabase(async (open) => open.close());
    expect(await store.put(waitingMessage('2'))).toBe(true);
    expect(await waiting()).toEqual(['1', '2']);
  });

  it('is not made again once the person has left in another tab', async () => {
    let isTheirs = true;
    const { store, waiting } = await aTab(() => isTheirs);
    isTheirs = false;
    await forgetPeople('owner');
    expect(await store.put(waitingMessage('2'))).toBe(false);
    expect(await waiting()).toBeUndefined();
    expect(await namesLeft()).not.toContain(NAME);
  });
});
