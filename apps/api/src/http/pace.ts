import type { IncomingMessage } from 'node:http';

/** How fast a body has to come at least. */
export type Pace = { readonly withinMs: number; readonly leastBytes: number };

/** 16 KB a second, looked at every ten: a photo over a weak telephone, and nothing that only pretends to send. */
const SLOWEST: Pace = { withinMs: 10_000, leastBytes: 160 * 1024 };

/** What is seen of a body that comes. */
export type Incoming = Pick<
  IncomingMessage,
  'complete' | 'destroy' | 'readableHighWaterMark' | 'readableLength'
> & { readonly socket: Pick<IncomingMessage['socket'], 'bytesRead'> };

/**
 * Cuts the connection of a body that comes slower than its pace, looked at again and again. What stands in line here,
 * unread, is no delay of its sender's.
 *
 * @returns what ends the watch
 */
export function cutSlowBody(message: Incoming, pace: Pace = SLOWEST): () => void {
  const { socket } = message;
  let seen = socket.bytesRead;
  const watch = setInterval(() => {
    const isUnread = message.readableLength >= message.readableHighWaterMark;
    const isSlow = socket.bytesRead - seen < pace.leastBytes;
    if (isSlow && !isUnread && !message.complete) message.destroy();
    seen = socket.bytesRead;
  }, pace.withinMs);
  return () => clearInterval(watch);
}
