import type { IncomingMessage, ServerResponse } from 'node:http';

/** The minimum speed at which a body must arrive or be read. */
export type Pace = { readonly withinMs: number; readonly leastBytes: number };

/**
 * 16 KB per second, checked every ten seconds: enough for a photo over a weak mobile connection, but not for a
 * slow-request attack.
 */
const SLOWEST: Pace = { withinMs: 10_000, leastBytes: 160 * 1024 };

/** The part of a request that `cutSlowBody` needs. */
export type Incoming = Pick<
  IncomingMessage,
  'complete' | 'destroy' | 'readableHighWaterMark' | 'readableLength'
> & { readonly socket: Pick<IncomingMessage['socket'], 'bytesRead'> };

/**
 * Destroys the connection of a body that arrives slower than `pace`. Data that was received but is not yet read
 * here does not count as the sender's delay.
 *
 * @returns a function that stops the checks
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

/** The same rate over a longer time: the kernel takes much at once, and then nothing until most of it was read. */
const SLOWEST_READER: Pace = { withinMs: 30_000, leastBytes: 480 * 1024 };

/** The part of a response that `cutSlowReader` watches. */
export type Outgoing = Pick<ServerResponse, 'destroy'> & {
  once(event: 'close', listener: () => void): unknown;
  readonly socket: { readonly bytesWritten: number; readonly writableLength: number } | null;
};

/**
 * Destroys the connection of a client that reads a response slower than `pace`. Time in which the next bytes are not
 * available yet does not count as the client's delay.
 */
export function cutSlowReader(response: Outgoing, pace: Pace = SLOWEST_READER): void {
  const { socket } = response;
  if (!socket) return;
  let seen = socket.bytesWritten;
  const watch = setInterval(() => {
    const isSlow = socket.bytesWritten - seen < pace.leastBytes;
    if (isSlow && socket.writableLength > 0) response.destroy();
    seen = socket.bytesWritten;
  }, pace.withinMs);
  response.once('close', () => clearInterval(watch));
}
