import type { PersonDatabase } from '../../storage/person-database.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** Where messages on their way are kept. Operations take effect in the order in which they are asked for. */
export interface OutboxStore {
  /** `null` when this browser keeps nothing. */
  all(): Promise<OutboxMessage[] | null>;
  put(message: OutboxMessage): Promise<void>;
  remove(clientId: string): Promise<void>;
}

/**
 * Keeps messages on their way in the database of a person.
 *
 * @param onChange called after each change, for the other tabs
 */
export function outboxStore(database: Promise<PersonDatabase>, onChange: () => void): OutboxStore {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(task: (open: PersonDatabase) => Promise<Result>): Promise<Result> => {
    const result = last.then(() => database).then(task);
    last = result.catch(() => undefined);
    return result;
  };
  // A browser that keeps nothing (a private window, a full disk) still sends what it has in memory.
  const change = (task: (open: PersonDatabase) => Promise<unknown>) =>
    inTurn(task).then(onChange, () => undefined);

  return {
    all: () => inTurn((open) => open.getAll('outbox')).catch(() => null),
    put: (message) => change((open) => open.put('outbox', message)),
    remove: (clientId) => change((open) => open.delete('outbox', clientId)),
  };
}
