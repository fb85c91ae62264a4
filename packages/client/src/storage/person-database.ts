import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { OutboxMessage } from '../conversations/outbox/outbox-message.ts';
import type { AppName } from './app-storage.ts';

interface PersonSchema extends DBSchema {
  outbox: { key: string; value: OutboxMessage };
  drafts: { key: string; value: unknown };
}

/** What one person has written in this browser and not sent yet. Nobody else who signs in here opens it. */
export type PersonDatabase = IDBPDatabase<PersonSchema>;

const nameOf = (app: AppName, userId: string) => `zampa.${app}.${userId}`;

export function openPersonDatabase(app: AppName, userId: string): Promise<PersonDatabase> {
  return openDB<PersonSchema>(nameOf(app, userId), 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'clientId' });
      database.createObjectStore('drafts');
    },
    // Another tab signs out and deletes the database: an open connection would hold that up.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

/** Deletes what people have left in this browser, all of it or all but one person's. */
export async function forgetPeople(app: AppName, except?: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  const databases = await indexedDB.databases();
  const left = databases
    .map(({ name }) => name ?? '')
    .filter((name) => name.startsWith(nameOf(app, '')))
    .filter((name) => except === undefined || name !== nameOf(app, except));
  await Promise.all(left.map((name) => deleteDB(name)));
}
