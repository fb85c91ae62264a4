import { ApiRefusal, isPassing } from '../api/problems.ts';
import type { KeptMessages } from './kept-messages.ts';
import type { OutboxMessage } from './outbox-message.ts';

export type Delivery = {
  /** Resolves when the server has the message and the screen knows its event. */
  readonly deliver: (message: OutboxMessage) => Promise<void>;
  /** Resolves after so many milliseconds, or sooner when trying again may help. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** Sends what waits and what is still to come, until the signal ends it. Conversations do not wait for each other. */
export async function sendWaiting(
  messages: KeptMessages,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<void> {
  const busy = new Set<string>();
  const sendAll = () => {
    for (const { conversationId } of messages.all().filter(isWaiting)) {
      if (signal.aborted || busy.has(conversationId)) continue;
      busy.add(conversationId);
      void sendConversation(messages, delivery, conversationId, signal).finally(() =>
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
  messages: KeptMessages,
  delivery: Delivery,
  conversationId: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const next = messages
      .all()
      .find((each) => each.conversationId === conversationId && isWaiting(each));
    if (!next) return;
    await send(messages, delivery, next, signal);
  }
}

/** One message until it has arrived, failed for good, or was taken back. */
async function send(
  messages: KeptMessages,
  { deliver, wait }: Delivery,
  message: OutboxMessage,
  signal: AbortSignal,
): Promise<void> {
  for (let tries = 0; !signal.aborted && messages.find(message.clientId); tries++) {
    try {
      await deliver(message);
      return await messages.drop(message.clientId);
    } catch (error) {
      if (!canPass(error))
        return messages.keep({ ...message, state: 'failed', code: codeOf(error) });
      await wait(retryDelay(tries, error), signal);
    }
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
