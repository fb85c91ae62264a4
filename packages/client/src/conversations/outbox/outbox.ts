import { v7 as uuid } from 'uuid';
import { type Observable, observable } from '../../observable.ts';
import { createStoredMessages } from './stored-messages.ts';
import type { OutboxMessage } from './outbox-message.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { MessageDelivery, Shares } from './send-waiting.ts';

/**
 * Messages and notes of the diary on their way. Written at once, sent in the order of their conversation, kept until they
 * have arrived.
 */
export interface MessageOutbox {
  /** What has not arrived yet, oldest first; the same array until something changes. */
  readonly messages: () => readonly OutboxMessage[];
  readonly subscribe: (onChange: () => void) => () => void;
  /** Those of them that a tab which is closed now would take along: the browser has not kept them, or not yet. */
  readonly beingKept: Pick<Observable<ReadonlySet<string>>, 'value' | 'subscribe'>;
  /** How much of each file that is on its way has gone, from 0 to 1. */
  readonly shares: Pick<Observable<Shares>, 'value' | 'subscribe'>;
  /** Shows and keeps a message. `clientId` is given where the same message may be handed over twice. */
  enqueue(message: NewMessage): Promise<void>;
  /** Tries a failed message again. */
  retry(clientId: string): Promise<void>;
  /** Throws a message away; one that is on its way is stopped, unless it has arrived by then. */
  discard(clientId: string): Promise<void>;
  /** Reads again what is kept, after another tab has changed it. */
  reload(): Promise<void>;
  /** Sends what waits and what is still to come, until the signal ends it. */
  run(signal: AbortSignal): Promise<void>;
}

export type NewMessage = Pick<OutboxMessage, 'conversationId' | 'message' | 'file' | 'note'> & {
  readonly clientId?: string;
};

export type OutboxOptions = MessageDelivery & {
  readonly store: OutboxStore;
  readonly now: () => Date;
};

/** Returns the messages on their way, which are kept until the server has them and go out in their order. */
export function createMessageOutbox({ store, now, ...delivery }: OutboxOptions): MessageOutbox {
  const messages = createStoredMessages(store);
  const shares = observable<Shares>(new Map());
  return {
    shares,
    messages: messages.all,
    beingKept: messages.beingKept,
    subscribe: messages.subscribe,
    enqueue: ({ clientId = uuid(), ...message }) =>
      messages.keep({
        ...message,
        clientId,
        dateCreated: now().toISOString(),
        state: 'waiting',
        code: null,
      }),
    async retry(clientId) {
      const message = messages.find(clientId);
      if (message) await messages.keep({ ...message, state: 'waiting', code: null });
    },
    discard: messages.drop,
    reload: messages.reload,
    async run(signal) {
      // What is written is shown and kept before anything is sent.
      const { sendWaiting } = await import('./sending.ts');
      await sendWaiting({ messages, shares, ...delivery }, signal);
    },
  };
}
