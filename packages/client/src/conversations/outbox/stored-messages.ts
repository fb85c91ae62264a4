import { observable } from '../../observable.ts';
import type { OutboxMessage } from './outbox-message.ts';
import type { OutboxStore } from './outbox-store.ts';

/** The messages on their way, as the screen shows them and as the browser keeps them. */
export type StoredMessages = ReturnType<typeof createStoredMessages>;

export function createStoredMessages(store: OutboxStore) {
  const { value, become, subscribe } = observable<readonly OutboxMessage[]>([]);

  const show = (messages: readonly OutboxMessage[]) =>
    become(messages.toSorted((one, other) => (one.clientId < other.clientId ? -1 : 1)));
  const without = (clientId: string) => value().filter((known) => known.clientId !== clientId);

  /** What changes here while the store is read is newer than what was read. */
  const reload = async (): Promise<void> => {
    const before = value();
    const kept = await store.all();
    if (value() !== before) return reload();
    if (kept) show(kept);
  };

  return {
    /** Oldest first; the same array until something changes. */
    all: value,
    subscribe,
    reload,
    find: (clientId: string) => value().find((known) => known.clientId === clientId),
    keep: (message: OutboxMessage) => {
      show([...without(message.clientId), message]);
      return store.put(message);
    },
    drop: (clientId: string) => {
      show(without(clientId));
      return store.remove(clientId);
    },
  };
}
