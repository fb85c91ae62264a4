import { ApiRefusal, isPassing } from '../../api/problems.ts';
import type { Observable } from '../../observable.ts';
import type { StoredMessages } from './stored-messages.ts';
import type { OutboxMessage } from './outbox-message.ts';

export type Shares = ReadonlyMap<string, number>;

/** What a delivery is given beside its message: when to stop, and whom to tell how far it is. */
export type Way = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void };

export type MessageDelivery = {
  /** Resolves when the server has the message and the screen knows its event. */
  readonly deliver: (message: OutboxMessage, way: Way) => Promise<void>;
  /** Resolves after so many milliseconds, or sooner when trying again may help. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

type Sending = MessageDelivery & {
  readonly messages: StoredMessages;
  readonly shares: Observable<Shares>;
};

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** Sends what waits and what is still to come, until the signal ends it. Conversations do not wait for each other. */
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
  await ended(signal);
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
    await send(sending, next, signal);
  }
}

/** One message until it has arrived, failed for good, or was taken back. */
async function send(sending: Sending, message: OutboxMessage, signal: AbortSignal): Promise<void> {
  const { messages, wait } = sending;
  for (let tries = 0; !signal.aborted && messages.find(message.clientId); tries++) {
    try {
      await deliverOnce(sending, message);
      return await messages.drop(message.clientId);
    } catch (error) {
      if (!messages.find(message.clientId)) return;
      if (!canPass(error))
        return messages.keep({ ...message, state: 'failed', code: codeOf(error) });
      await wait(retryDelay(tries, error), signal);
    }
  }
}

/** One try, which ends when the message is thrown away. */
async function deliverOnce(
  { messages, shares, deliver }: Sending,
  message: OutboxMessage,
): Promise<void> {
  const { clientId } = message;
  const thrownAway = new AbortController();
  const stop = messages.subscribe(() => {
    if (!messages.find(clientId)) thrownAway.abort();
  });
  const onProgress = (share: number) => shares.become(new Map(shares.value()).set(clientId, share));
  try {
    await deliver(message, { signal: thrownAway.signal, onProgress });
  } finally {
    stop();
    const left = new Map(shares.value());
    if (left.delete(clientId)) shares.become(left);
  }
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
