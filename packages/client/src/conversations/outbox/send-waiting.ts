import { ApiRefusal, isRetryable } from '../../api/problems.ts';
import type { Observable } from '../../observable.ts';
import type { StoredMessages } from './stored-messages.ts';
import type { OutboxMessage } from '../../storage/outbox-message.ts';

export type Shares = ReadonlyMap<string, number>;

/** Options of a delivery: when to stop, and where to report progress. */
export type DeliveryOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
};

export type MessageDelivery = {
  /** Resolves when the server has the message and its event is in the cache. */
  readonly deliver: (message: OutboxMessage, options: DeliveryOptions) => Promise<void>;
  /** Resolves after the given milliseconds, or earlier if a retry may succeed. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

type Sending = MessageDelivery & {
  readonly messages: StoredMessages;
  readonly shares: Observable<Shares>;
};

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** Sends waiting and future messages until the signal aborts. Conversations are sent independently. */
export async function sendWaiting(sending: Sending, signal: AbortSignal): Promise<void> {
  const { messages } = sending;
  const busy = new Set<string>();
  const sendAll = () => {
    for (const { conversationId } of messages.all().filter(isWaiting)) {
      if (signal.aborted || busy.has(conversationId)) continue;
      busy.add(conversationId);
      void sendConversation(sending, conversationId, signal).finally(() =>
        busy.delete(conversationId),
      );
    }
  };
  const stop = messages.subscribe(sendAll);
  await messages.reload();
  sendAll();
  await untilAborted(signal);
  stop();
}

async function sendConversation(
  sending: Sending,
  conversationId: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const next = sending.messages
      .all()
      .find((each) => each.conversationId === conversationId && isWaiting(each));
    if (!next) return;
    await sendMessage(sending, next, signal);
  }
}

/** Retries one message until it has arrived, failed for good, or was discarded. */
async function sendMessage(
  sending: Sending,
  message: OutboxMessage,
  signal: AbortSignal,
): Promise<void> {
  const { messages, wait } = sending;
  for (let tries = 0; !signal.aborted && messages.find(message.clientId); tries++) {
    try {
      await deliverOnce(sending, message);
      return await messages.remove(message.clientId);
    } catch (error) {
      if (!messages.find(message.clientId)) return;
      if (!canRetry(error))
        return messages.save({ ...message, state: 'failed', code: errorCode(error) });
      await wait(retryDelay(tries, error), signal);
    }
  }
}

/** Delivers a message once; aborts if it is discarded. */
async function deliverOnce(
  { messages, shares, deliver }: Sending,
  message: OutboxMessage,
): Promise<void> {
  const { clientId } = message;
  const discarded = new AbortController();
  const stop = messages.subscribe(() => {
    if (!messages.find(clientId)) discarded.abort();
  });
  const onProgress = (share: number) => shares.become(new Map(shares.value()).set(clientId, share));
  try {
    await deliver(message, { signal: discarded.signal, onProgress });
  } finally {
    stop();
    const remaining = new Map(shares.value());
    if (remaining.delete(clientId)) shares.become(remaining);
  }
}

const isWaiting = ({ state }: OutboxMessage) => state === 'waiting';

/** Returns whether to retry. A 401 counts: the message waits until the user signs in again. */
function canRetry(error: unknown): boolean {
  return isRetryable(error) || (error instanceof ApiRefusal && error.status === 401);
}

const errorCode = (error: unknown) => (error instanceof ApiRefusal ? error.code : 'UNEXPECTED');

/**
 * Returns the delay before a retry in milliseconds. The delay doubles from one to thirty seconds, and is longer if
 * the server asks for it.
 */
export function retryDelay(tries: number, error: unknown): number {
  const requestedMs = error instanceof ApiRefusal ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(requestedMs, Math.min(FIRST_RETRY_MS * 2 ** tries, LAST_RETRY_MS));
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
