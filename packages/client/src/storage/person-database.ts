import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { OutboxMessage } from '../conversations/outbox/outbox-message.ts';
import type { KeptAnswer } from '../offline/kept-answers.ts';
import type { KeptMark } from '../offline/kept-marks.ts';
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

const nameOf = (app: AppName, userId: string) => `zampa.${app}.${userId}`;

export function openPersonDatabase(app: AppName, userId: string): Promise<PersonDatabase> {
  return openDB<PersonSchema>(nameOf(app, userId), 2, {
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

/** Deletes what people have left in this browser, all of it or all but one person's. */
export async function forgetPeople(app: AppName, except?: string): Promise<void> {
  const left = (await peopleLeft(app)).filter((userId) => userId !== except);
  await Promise.all(left.map((userId) => deleteDB(nameOf(app, userId))));
}

/** Deletes what people have seen in this browser; what they have written stays until they sign in again. */
export async function forgetAnswers(app: AppName): Promise<void> {
  for (const userId of await peopleLeft(app)) {
    const database = await openPersonDatabase(app, userId);
    await database.clear('answers');
    database.close();
  }
}

/** The ids of the people who have left something in this browser. */
async function peopleLeft(app: AppName): Promise<string[]> {
  if (typeof indexedDB === 'undefined') return [];
  const databases = await indexedDB.databases();
  const beginning = nameOf(app, '');
  return databases
    .map(({ name }) => name ?? '')
    .filter((name) => name.startsWith(beginning))
    .map((name) => name.slice(beginning.length));
}
