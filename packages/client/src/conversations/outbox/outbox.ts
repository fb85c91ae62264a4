import { v7 as uuid } from 'uuid';
import { type Observable, observable } from '../../observable.ts';
import { createStoredMessages } from './stored-messages.ts';
import type { OutboxMessage } from '../../storage/outbox-message.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { MessageDelivery, Shares } from './send-waiting.ts';

/**
 * Outbox of messages and diary notes: shown immediately, sent in order per conversation, stored until the server has
 * them.
 */
export interface MessageOutbox {
  /** Unsent messages, oldest first; the same array until something changes. */
  readonly messages: () => readonly OutboxMessage[];
  readonly subscribe: (onChange: () => void) => () => void;
  /** Ids of messages that the browser has not stored (yet); closing the tab would lose them. */
  readonly unstored: Pick<Observable<ReadonlySet<string>>, 'value' | 'subscribe'>;
  /** Uploaded share of each file being sent, from 0 to 1. */
  readonly shares: Pick<Observable<Shares>, 'value' | 'subscribe'>;
  /** Shows and stores a message. Pass a `clientId` if the same message may be queued twice. */
  enqueue(message: NewMessage): Promise<void>;
  /** Retries a failed message. */
  retry(clientId: string): Promise<void>;
  /** Deletes a message; aborts it while it is being sent, unless it has already arrived. */
  discard(clientId: string): Promise<void>;
  /** Reads the store again after a change by another tab. */
  reload(): Promise<void>;
  /** Sends waiting and future messages until the signal aborts. */
  run(signal: AbortSignal): Promise<void>;
}

export type NewMessage = Pick<OutboxMessage, 'conversationId' | 'message' | 'file' | 'note'> & {
  readonly clientId?: string;
};

export type OutboxOptions = MessageDelivery & {
  readonly store: OutboxStore;
  readonly now: () => Date;
};

/** Creates an outbox. Its messages are stored until the server has them, and sent in order. */
export function createMessageOutbox({ store, now, ...delivery }: OutboxOptions): MessageOutbox {
  const messages = createStoredMessages(store);
  const shares = observable<Shares>(new Map());
  return {
    shares,
    messages: messages.all,
    unstored: messages.beingKept,
    subscribe: messages.subscribe,
    enqueue: ({ clientId = uuid(), ...message }) =>
      messages.save({
        ...message,
        clientId,
        dateCreated: now().toISOString(),
        state: 'waiting',
        code: null,
      }),
    async retry(clientId) {
      const message = messages.find(clientId);
      if (message) await messages.save({ ...message, state: 'waiting', code: null });
    },
    discard: messages.remove,
    reload: messages.reload,
    async run(signal) {
      // Messages are shown and stored before the sending code is loaded.
      const { sendWaiting } = await import('./sending.ts');
      await sendWaiting({ messages, shares, ...delivery }, signal);
    },
  };
}
