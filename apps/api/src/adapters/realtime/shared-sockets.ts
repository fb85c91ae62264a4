import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';

export type SharedSockets = {
  /** The adapter for the Socket.IO server. */
  readonly adapter: ReturnType<typeof createAdapter>;
  close(): void;
};

const FIRST_CONNECT_MS = 5000;
const RETRY_MS = 1000;
/** Length of the queue while Redis is away. Messages beyond it are dropped; clients catch up by `seq`. */
const MAX_QUEUED = 10_000;
/** How long the stream reader may block when the server stops. */
const BLOCK_MS = 1000;

/**
 * Connects the sockets of several processes through a Redis stream. While Redis is away, each process continues
 * alone; queued messages are sent when it is back.
 *
 * @throws if Redis does not answer at the start
 */
export async function sharedSockets(
  url: string,
  onError: (error: Error) => void,
): Promise<SharedSockets> {
  let connected = false;
  const client = createClient({
    url,
    commandsQueueMaxLength: MAX_QUEUED,
    socket: {
      connectTimeout: FIRST_CONNECT_MS,
      reconnectStrategy: (_tries, cause) => (connected ? RETRY_MS : cause),
    },
  });
  client.on('error', onError);
  await client.connect();
  connected = true;
  return {
    adapter: createAdapter(client, { blockTimeInMs: BLOCK_MS, onlyPlaintext: true }),
    close: () => client.destroy(),
  };
}
