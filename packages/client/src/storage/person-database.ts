import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxMessage } from './outbox-message.ts';
import type { OfflineAnswer, ReadMark, OfflinePicture } from './offline-types.ts';
import type { AppName } from './app-storage.ts';

export interface PersonSchema extends DBSchema {
  outbox: { key: string; value: OutboxMessage };
  drafts: { key: string; value: unknown };
  answers: { key: string; value: OfflineAnswer; indexes: { at: number } };
  marks: { key: string; value: ReadMark };
  /** Index by time and size, which a key cursor reads without loading the pictures. */
  pictures: { key: string; value: OfflinePicture; indexes: { kept: [number, number] } };
}

/**
 * The local database of one person: unsent messages, drafts, and offline copies of data. Never opened for anyone else
 * who signs in here.
 */
export type PersonDatabase = IDBPDatabase<PersonSchema>;

/** Returns the name of a person's database. */
export const databaseNameOf = (app: AppName, userId: string) => `zampa.${app}.${userId}`;

/** Opens the database of a person and creates it if necessary. Rejects if the browser has no storage. */
export function openPersonDatabase(app: AppName, userId: string): Promise<PersonDatabase> {
  return openDB<PersonSchema>(databaseNameOf(app, userId), 3, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('outbox', { keyPath: 'clientId' });
        database.createObjectStore('drafts');
      }
      if (from < 2) {
        database.createObjectStore('answers', { keyPath: 'id' }).createIndex('at', 'at');
        database.createObjectStore('marks', { keyPath: 'conversationId' });
      }
      const pictures = database.createObjectStore('pictures', { keyPath: 'id' });
      pictures.createIndex('kept', ['at', 'size']);
    },
    // Close when another tab deletes the database at sign-out; an open connection would block that.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
