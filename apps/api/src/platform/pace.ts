import type { IncomingMessage } from 'node:http';

/** How fast a body has to come at least. */
export type Pace = { readonly withinMs: number; readonly leastBytes: number };

/** 16 KB a second, looked at every ten: a photo over a weak telephone, and nothing that only pretends to send. */
const SLOWEST: Pace = { withinMs: 10_000, leastBytes: 160 * 1024 };

const paced = new WeakSet<IncomingMessage['socket']>();

/** Tells whether a body is coming over a connection that has a clock of its own. */
export const hasOwnPace = (socket: IncomingMessage['socket']) => paced.has(socket);

/**
 * Cuts the connection of a body that comes slower than its pace, looked at again and again. Its connection is exempt
 * from the time in which other requests must have come.
 *
 * @returns what ends the watch
 */
export function keepPace(message: IncomingMessage, pace: Pace = SLOWEST): () => void {
  const { socket } = message;
  let seen = socket.bytesRead;
  paced.add(socket);
  const watch = setInterval(() => {
    if (socket.bytesRead - seen < pace.leastBytes && !message.complete) message.destroy();
    seen = socket.bytesRead;
  }, pace.withinMs);
  return () => {
    clearInterval(watch);
    paced.delete(socket);
  };
}
