import type { IncomingMessage } from 'node:http';

/** How fast a body has to come at least. */
export type Pace = { readonly withinMs: number; readonly leastBytes: number };

/** 16 KB a second, looked at every ten: a photo over a weak telephone, and nothing that only pretends to send. */
const SLOWEST: Pace = { withinMs: 10_000, leastBytes: 160 * 1024 };

/**
 * Cuts the connection of a body that comes slower than its pace, looked at again and again.
 *
 * @returns what ends the watch
 */
export function cutSlowBody(message: IncomingMessage, pace: Pace = SLOWEST): () => void {
  const { socket } = message;
  let seen = socket.bytesRead;
  const watch = setInterval(() => {
    if (socket.bytesRead - seen < pace.leastBytes && !message.complete) message.destroy();
    seen = socket.bytesRead;
  }, pace.withinMs);
  return () => clearInterval(watch);
}
