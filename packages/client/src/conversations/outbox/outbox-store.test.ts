import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetPeople } from '../../storage/forget-people.ts';
import { inDatabaseOf } from '../../storage/in-database.ts';
import { waitingMessage } from './outbox.test-data.ts';
import { outboxStore } from './outbox-store.ts';

const opened = () => inDatabaseOf('owner', 'marta', () => true);

afterEach(() => forgetPeople('owner'));

describe('the kept outbox', () => {
  it('does things in the order in which they are asked for', async () => {
    const store = outboxStore(opened(), () => {});
    void store.put(waitingMessage('1'));
    void store.remove('1');
    void store.put(waitingMessage('2'));
    expect((await store.all())?.map(({ clientId }) => clientId)).toEqual(['2']);
  });

  it('has kept what was written before its draft is thrown away', async () => {
    const inDatabase = opened();
    const done: string[] = [];
    const store = outboxStore(inDatabase, () => done.push('kept'));
    const forget = () => inDatabase((open) => open.delete('drafts', 'message.c'));
    await Promise.all([
      ...['1', '2', '3'].map((clientId) => store.put(waitingMessage(clientId))),
      forget().then(() => done.push('forgotten')),
    ]);
    expect(done).toEqual(['kept', 'kept', 'kept', 'forgotten']);
  });

  it('tells other tabs of each change once it is stored, and of nothing else', async () => {
    const told: string[] = [];
    const store = outboxStore(opened(), () => told.push('changed'));
    await store.all();
    const stored = store.put(waitingMessage('1'));
    expect(told).toEqual([]);
    expect(await stored).toBe(true);
    await store.remove('1');
    expect(told).toEqual(['changed', 'changed']);
  });

  it('goes on where the browser keeps nothing, or nothing any more', async () => {
    const told: string[] = [];
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const store = outboxStore(full, () => told.push('changed'));
    await expect(store.put(waitingMessage('1'))).resolves.toBe(false);
    await expect(store.all()).resolves.toBeNull();
    await expect(store.remove('1')).resolves.toBeUndefined();
    expect(told).toEqual([]);
  });
});
