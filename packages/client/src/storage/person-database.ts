import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxMessage } from '../conversations/outbox/outbox-message.ts';
import type { KeptAnswer, KeptMark, KeptPicture } from '../offline/kept.ts';
import type { AppName } from './app-storage.ts';

export interface PersonSchema extends DBSchema {
  outbox: { key: string; value: OutboxMessage };
  drafts: { key: string; value: unknown };
  answers: { key: string; value: KeptAnswer; indexes: { at: number } };
  marks: { key: string; value: KeptMark };
  /** By when they were kept and how large they are, which a cursor over keys alone tells. */
  pictures: { key: string; value: KeptPicture; indexes: { kept: [number, number] } };
}

/**
 * What one person has written in this browser and not sent yet, and what they have seen, for when there is no
 * connection. Nobody else who signs in here opens it.
 */
export type PersonDatabase = IDBPDatabase<PersonSchema>;

/** Returns what the database of a person is called. */
export const databaseNameOf = (app: AppName, userId: string) => `zampa.${app}.${userId}`;

/** Opens the database of a person, which is made where there is none. Rejects where the browser keeps nothing. */
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
    // Another tab signs out and deletes the database: an open connection would hold that up.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
