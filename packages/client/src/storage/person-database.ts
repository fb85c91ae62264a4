import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxMessage } from '../conversations/outbox/outbox-message.ts';
import type { KeptAnswer, KeptMark } from '../offline/kept.ts';
import type { AppName } from './app-storage.ts';

interface PersonSchema extends DBSchema {
  outbox: { key: string; value: OutboxMessage };
  drafts: { key: string; value: unknown };
  answers: { key: string; value: KeptAnswer; indexes: { at: number } };
  marks: { key: string; value: KeptMark };
}

/**
 * What one person has written in this browser and not sent yet, and what they have seen, for when there is no
 * connection. Nobody else who signs in here opens it.
 */
export type PersonDatabase = IDBPDatabase<PersonSchema>;

/** Returns what the database of a person is called. */
export const databaseNameOf = (app: AppName, userId: string) => `zampa.${app}.${userId}`;

export function openPersonDatabase(app: AppName, userId: string): Promise<PersonDatabase> {
  return openDB<PersonSchema>(databaseNameOf(app, userId), 2, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('outbox', { keyPath: 'clientId' });
        database.createObjectStore('drafts');
      }
      database.createObjectStore('answers', { keyPath: 'id' }).createIndex('at', 'at');
      database.createObjectStore('marks', { keyPath: 'conversationId' });
    },
    // Another tab signs out and deletes the database: an open connection would hold that up.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
