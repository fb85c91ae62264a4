import { v7 as uuid } from 'uuid';
import { ApiRefusal, isPassing } from '../api/problems.ts';
import type { OutboxMessage } from './outbox-message.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Chat messages on their way. Written at once, sent in the order of their conversation, kept until they have arrived. */
export interface Outbox {
  /** What has not arrived yet, oldest first; the same array until something changes. */
  readonly messages: () => readonly OutboxMessage[];
  readonly subscribe: (onChange: () => void) => () => void;
  /** Shows and keeps a message. `clientId` is given where the same message may be handed over twice. */
  enqueue(message: NewMessage): Promise<void>;
  /** Tries a failed message again. */
  retry(clientId: string): Promise<void>;
  discard(clientId: string): Promise<void>;
  /** Reads again what is kept, after another tab has changed it. */
  reload(): Promise<void>;
  /** Sends what waits and what is still to come, until the signal ends it. */
  run(signal: AbortSignal): Promise<void>;
}

export type NewMessage = Pick<OutboxMessage, 'conversationId' | 'message' | 'photo'> & {
  readonly clientId?: string;
};

export type OutboxOptions = {
  readonly store: OutboxStore;
  /** Resolves when the server has the message and the screen knows its event. */
  readonly deliver: (message: OutboxMessage) => Promise<void>;
  /** Resolves after so many milliseconds, or sooner when trying again may help. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => Date;
};

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

export function createOutbox({ store, deliver, wait, now }: OutboxOptions): Outbox {
  const listeners = new Set<() => void>();
  let messages: readonly OutboxMessage[] = [];
  let wakeUp = () => {};

  const become = (next: readonly OutboxMessage[]) => {
    messages = next.toSorted((one, other) => (one.clientId < other.clientId ? -1 : 1));
    for (const listener of listeners) listener();
    wakeUp();
  };
  const without = (clientId: string) => messages.filter((known) => known.clientId !== clientId);
  const find = (clientId: string) => messages.find((known) => known.clientId === clientId);
  const keep = (message: OutboxMessage) => {
    become([...without(message.clientId), message]);
    return store.put(message);
  };
  const drop = (clientId: string) => {
    become(without(clientId));
    return store.remove(clientId);
  };

  /** What changes here while the store is read is newer than what was read. */
  const reload = async (): Promise<void> => {
    const before = messages;
    const kept = await store.all();
    if (messages !== before) return reload();
    if (kept) become(kept);
  };

  /** One message until it has arrived, failed for good, or was taken back. */
  const send = async (message: OutboxMessage, signal: AbortSignal) => {
    for (let tries = 0; !signal.aborted && find(message.clientId); tries++) {
      try {
        await deliver(message);
        return await drop(message.clientId);
      } catch (error) {
        if (!canPass(error)) return keep({ ...message, state: 'failed', code: codeOf(error) });
        await wait(retryDelay(tries, error), signal);
      }
    }
  };

  const sendConversation = async (conversationId: string, signal: AbortSignal) => {
    while (!signal.aborted) {
      const next = messages.find(
        (each) => each.conversationId === conversationId && isWaiting(each),
      );
      if (!next) return;
      await send(next, signal);
    }
  };

  return {
    messages: () => messages,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    enqueue: ({ clientId = uuid(), ...message }) =>
      keep({
        ...message,
        clientId,
        dateCreated: now().toISOString(),
        state: 'waiting',
        code: null,
      }),
    async retry(clientId) {
      const message = find(clientId);
      if (message) await keep({ ...message, state: 'waiting', code: null });
    },
    discard: drop,
    reload,
    async run(signal) {
      const busy = new Set<string>();
      const sendAll = () => {
        for (const { conversationId } of messages.filter(isWaiting)) {
          if (signal.aborted || busy.has(conversationId)) continue;
          busy.add(conversationId);
          void sendConversation(conversationId, signal).finally(() => busy.delete(conversationId));
        }
      };
      wakeUp = sendAll;
      await reload();
      sendAll();
      await ended(signal);
      wakeUp = () => {};
    },
  };
}

const isWaiting = ({ state }: OutboxMessage) => state === 'waiting';

/** Without a session nothing can be sent; whoever signs in again finds the message still waiting. */
function canPass(error: unknown): boolean {
  return isPassing(error) || (error instanceof ApiRefusal && error.status === 401);
}

const codeOf = (error: unknown) => (error instanceof ApiRefusal ? error.code : 'UNEXPECTED');

/** Doubles from a second to half a minute; the server may ask for longer. */
export function retryDelay(tries: number, error: unknown): number {
  const asked = error instanceof ApiRefusal ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, Math.min(FIRST_RETRY_MS * 2 ** tries, LAST_RETRY_MS));
}

const ended = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
