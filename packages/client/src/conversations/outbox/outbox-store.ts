import type { InDatabase } from '../../storage/in-database.ts';
import type { PersonDatabase } from '../../storage/person-database.ts';
import type { OutboxMessage } from '../../storage/outbox-message.ts';

/** Storage of unsent messages. Operations take effect in the order of the calls. */
export interface OutboxStore {
  /** Resolves to null if the browser cannot store anything. */
  all(): Promise<OutboxMessage[] | null>;
  /** Resolves to whether the message was stored. */
  save(message: OutboxMessage): Promise<boolean>;
  remove(clientId: string): Promise<void>;
}

/**
 * Stores unsent messages in the person's database, which runs operations in sequence.
 *
 * @param onChange called after each change, to notify other tabs
 */
export function outboxStore(inDatabase: InDatabase, onChange: () => void): OutboxStore {
  // Without storage (private window, full disk), messages are still sent from memory.
  const runChange = (task: (open: PersonDatabase) => Promise<unknown>) =>
    inDatabase(task).then(
      () => {
        onChange();
        return true;
      },
      () => false,
    );

  return {
    all: () => inDatabase((open) => open.getAll('outbox')).catch(() => null),
    save: (message) => runChange((open) => saveImmediately(open, message)),
    async remove(clientId) {
      await runChange((open) => open.delete('outbox', clientId));
    },
  };
}

/**
 * Stores a message even if the tab is closed right after: commits the transaction without waiting. It includes
 * `drafts`, so that deleting the message's draft waits for it, and the text is always in one of the two.
 */
async function saveImmediately(open: PersonDatabase, message: OutboxMessage): Promise<void> {
  const change = open.transaction(['outbox', 'drafts'], 'readwrite');
  const saving = change.objectStore('outbox').put(message);
  change.commit();
  await Promise.all([saving, change.done]);
}
