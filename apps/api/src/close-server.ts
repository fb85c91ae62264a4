import type { FastifyInstance } from 'fastify';
import type { SocketRealtime } from './adapters/realtime/socket-realtime.ts';

/** How long an open request may delay the shutdown. */
const ANSWER_WITHIN_MS = 5000;

/** Answers open requests and closes the server. Connections that take too long are cut. */
export async function closeServer(
  server: FastifyInstance,
  realtime: SocketRealtime,
): Promise<void> {
  const patience = setTimeout(() => server.server.closeAllConnections(), ANSWER_WITHIN_MS);
  await realtime.close();
  await server.close();
  clearTimeout(patience);
}

/**
 * Creates the end of a server from its steps, which run in order. It has begun before the first step, so that proxies send
 * nothing new.
 */
export function createEnding(steps: readonly (() => unknown)[]): {
  isClosing(): boolean;
  close(): Promise<void>;
} {
  let isClosing = false;
  return {
    isClosing: () => isClosing,
    async close() {
      isClosing = true;
      for (const step of steps) await step();
    },
  };
}
