import { observable } from '../../observable.ts';
import type { OutboxMessage } from './outbox-message.ts';
import type { OutboxStore } from './outbox-store.ts';

/** The messages on their way, as the screen shows them and as the browser keeps them. */
export type StoredMessages = ReturnType<typeof createStoredMessages>;

/** Returns the messages on their way; what cannot be kept is shown all the same. */
export function createStoredMessages(store: OutboxStore) {
  const { value, become, subscribe } = observable<readonly OutboxMessage[]>([]);
  const beingKept = observable<ReadonlySet<string>>(new Set());

  const show = (messages: readonly OutboxMessage[]) =>
    become(messages.toSorted((one, other) => (one.clientId < other.clientId ? -1 : 1)));
  const without = (clientId: string) => value().filter((known) => known.clientId !== clientId);

  const beKept = (clientId: string) =>
    beingKept.become(new Set([...beingKept.value()].filter((each) => each !== clientId)));

  /** What changes here while the store is read is newer than what was read, and so is what could not be kept. */
  const reload = async (): Promise<void> => {
    const before = value();
    const kept = await store.all();
    if (value() !== before) return reload();
    if (!kept) return;
    const isHere = ({ clientId }: OutboxMessage) => beingKept.value().has(clientId);
    show([...kept.filter((message) => !isHere(message)), ...before.filter(isHere)]);
  };

  return {
    /** What the screen shows and the browser has not kept yet, or cannot. */
    beingKept,
    /** Oldest first; the same array until something changes. */
    all: value,
    subscribe,
    reload,
    find: (clientId: string) => value().find((known) => known.clientId === clientId),
    keep: async (message: OutboxMessage) => {
      const { clientId } = message;
      beingKept.become(new Set(beingKept.value()).add(clientId));
      show([...without(clientId), message]);
      if (await store.put(message)) beKept(clientId);
    },
    drop: (clientId: string) => {
      beKept(clientId);
      show(without(clientId));
      return store.remove(clientId);
    },
  };
}
