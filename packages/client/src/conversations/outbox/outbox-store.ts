import type { InDatabase } from '../../storage/in-database.ts';
import type { PersonDatabase } from '../../storage/person-database.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** Where messages on their way are kept. Operations take effect in the order in which they are asked for. */
export interface OutboxStore {
  /** `null` when this browser keeps nothing. */
  all(): Promise<OutboxMessage[] | null>;
  /** Tells whether the message is kept. */
  put(message: OutboxMessage): Promise<boolean>;
  remove(clientId: string): Promise<void>;
}

/**
 * Keeps messages on their way in the database of a person, which does one thing after the other by itself.
 *
 * @param onChange called after each change, for the other tabs
 */
export function outboxStore(inDatabase: InDatabase, onChange: () => void): OutboxStore {
  // A browser that keeps nothing (a private window, a full disk) still sends what it has in memory.
  const change = (task: (open: PersonDatabase) => Promise<unknown>) =>
    inDatabase(task).then(
      () => {
        onChange();
        return true;
      },
      () => false,
    );

  return {
    all: () => inDatabase((open) => open.getAll('outbox')).catch(() => null),
    put: (message) => change((open) => keepAtOnce(open, message)),
    async remove(clientId) {
      await change((open) => open.delete('outbox', clientId));
    },
  };
}

/**
 * Keeps a message even where the tab is closed the moment after: nobody is waited for before it is committed. Whoever
 * throws its draft away next waits for that, so that what was written stands in one of the two at any time.
 */
async function keepAtOnce(open: PersonDatabase, message: OutboxMessage): Promise<void> {
  const change = open.transaction(['outbox', 'drafts'], 'readwrite');
  const kept = change.objectStore('outbox').put(message);
  change.commit();
  await Promise.all([kept, change.done]);
}
