import { observable } from '../../observable.ts';
import type { OutboxMessage } from '../../storage/outbox-message.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Unsent messages, as shown and as stored in the browser. */
export type StoredMessages = ReturnType<typeof createStoredMessages>;

/** Creates the list of unsent messages. Messages that cannot be stored are shown too. */
export function createStoredMessages(store: OutboxStore) {
  const { value, become, subscribe } = observable<readonly OutboxMessage[]>([]);
  const unstored = observable<ReadonlySet<string>>(new Set());

  const showMessages = (messages: readonly OutboxMessage[]) =>
    become(messages.toSorted((one, other) => (one.clientId < other.clientId ? -1 : 1)));
  const withoutMessage = (clientId: string) => value().filter((each) => each.clientId !== clientId);

  const markStored = (clientId: string) =>
    unstored.become(new Set([...unstored.value()].filter((each) => each !== clientId)));

  /**
   * Reads the store. Messages changed here while it is read, and messages that could not be stored, take precedence.
   */
  const reload = async (): Promise<void> => {
    const before = value();
    const storedMessages = await store.all();
    if (value() !== before) return reload();
    if (!storedMessages) return;
    const isUnstored = ({ clientId }: OutboxMessage) => unstored.value().has(clientId);
    showMessages([
      ...storedMessages.filter((message) => !isUnstored(message)),
      ...before.filter(isUnstored),
    ]);
  };

  return {
    /** Ids of messages that are shown but not stored (yet). */
    beingKept: unstored,
    /** Oldest first; the same array until something changes. */
    all: value,
    subscribe,
    reload,
    find: (clientId: string) => value().find((each) => each.clientId === clientId),
    save: async (message: OutboxMessage) => {
      const { clientId } = message;
      unstored.become(new Set(unstored.value()).add(clientId));
      showMessages([...withoutMessage(clientId), message]);
      if (await store.save(message)) markStored(clientId);
    },
    remove: (clientId: string) => {
      markStored(clientId);
      showMessages(withoutMessage(clientId));
      return store.remove(clientId);
    },
  };
}
