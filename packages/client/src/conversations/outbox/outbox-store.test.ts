import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { deletePersonData } from '../../storage/delete-person-data.ts';
import { createInDatabase } from '../../storage/in-database.ts';
import { waitingMessage } from './outbox.test-data.ts';
import { outboxStore } from './outbox-store.ts';

const openDatabase = () => createInDatabase('owner', 'marta', () => true);

afterEach(() => deletePersonData('owner'));

describe('outboxStore', () => {
  it('performs operations in the order of the calls', async () => {
    const store = outboxStore(openDatabase(), () => {});
    void store.save(waitingMessage('1'));
    void store.remove('1');
    void store.save(waitingMessage('2'));
    expect((await store.all())?.map(({ clientId }) => clientId)).toEqual(['2']);
  });

  it('stores messages before a later deletion of their draft completes', async () => {
    const inDatabase = openDatabase();
    const completed: string[] = [];
    const store = outboxStore(inDatabase, () => completed.push('kept'));
    const deleteDraft = () => inDatabase((open) => open.delete('drafts', 'message.c'));
    await Promise.all([
      ...['1', '2', '3'].map((clientId) => store.save(waitingMessage(clientId))),
      deleteDraft().then(() => completed.push('forgotten')),
    ]);
    expect(completed).toEqual(['kept', 'kept', 'kept', 'forgotten']);
  });

  it('notifies other tabs after each stored change, and at no other time', async () => {
    const notifications: string[] = [];
    const store = outboxStore(openDatabase(), () => notifications.push('changed'));
    await store.all();
    const stored = store.save(waitingMessage('1'));
    expect(notifications).toEqual([]);
    expect(await stored).toBe(true);
    await store.remove('1');
    expect(notifications).toEqual(['changed', 'changed']);
  });

  it('resolves without an error when the browser cannot store anything', async () => {
    const notifications: string[] = [];
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const store = outboxStore(full, () => notifications.push('changed'));
    await expect(store.save(waitingMessage('1'))).resolves.toBe(false);
    await expect(store.all()).resolves.toBeNull();
    await expect(store.remove('1')).resolves.toBeUndefined();
    expect(notifications).toEqual([]);
  });
});
