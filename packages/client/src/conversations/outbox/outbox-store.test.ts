import { describe, expect, it } from 'vitest';
import type { PersonDatabase } from '../../storage/person-database.ts';
import type { OutboxMessage } from './outbox-message.ts';
import { outboxStore } from './outbox-store.ts';

const message = (clientId: string) => ({ clientId }) as OutboxMessage;

/** A store on a database that does what it is asked in its own time, or fails. */
function stored(fails = false) {
  const done: string[] = [];
  const changes: string[] = [];
  const act = async (what: string) => {
    done.push(what);
    if (fails) throw new DOMException('full', 'QuotaExceededError');
    await Promise.resolve();
    done.push(`${what} done`);
    return [message('kept')];
  };
  const database = {
    getAll: () => act('all'),
    put: (_store: string, { clientId }: OutboxMessage) => act(`put ${clientId}`),
    delete: (_store: string, clientId: string) => act(`delete ${clientId}`),
  };
  const opened = Promise.resolve(database as unknown as PersonDatabase);
  return { done, changes, store: outboxStore(opened, () => changes.push('told')) };
}

describe('the kept outbox', () => {
  it('does one thing after the other, in the order in which it was asked for', async () => {
    const { done, store } = stored();
    await Promise.all([store.put(message('a')), store.remove('a'), store.all()]);
    expect(done).toEqual(['put a', 'put a done', 'delete a', 'delete a done', 'all', 'all done']);
  });

  it('tells other tabs of each change, and of nothing else', async () => {
    const { changes, store } = stored();
    await store.all();
    expect(changes).toEqual([]);
    await store.put(message('a'));
    await store.remove('a');
    expect(changes).toEqual(['told', 'told']);
  });

  it('goes on where the browser keeps nothing', async () => {
    const { changes, done, store } = stored(true);
    await store.put(message('a'));
    await expect(store.all()).resolves.toBeNull();
    await store.remove('a');
    expect([done, changes]).toEqual([['put a', 'all', 'delete a'], []]);
  });

  it('goes on where there is no database at all', async () => {
    const none = Promise.reject<PersonDatabase>(new DOMException('denied', 'SecurityError'));
    const store = outboxStore(none, () => undefined);
    await store.put(message('a'));
    await expect(store.all()).resolves.toBeNull();
  });
});
