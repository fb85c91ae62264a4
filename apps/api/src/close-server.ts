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
