import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';

export type SharedSockets = {
  /** For the server of the sockets. */
  readonly adapter: ReturnType<typeof createAdapter>;
  close(): void;
};

const FIRST_CONNECT_MS = 5000;
const RETRY_MS = 1000;
/** What waits for Redis while it is away; beyond that news is dropped, and caught up by `seq`. */
const MOST_WAITING = 10_000;
/** How long the reader of the stream may still wait when the product closes. */
const BLOCK_MS = 1000;

/**
 * Brings what one process says to sockets to those of the others, through a stream of Redis. While Redis is away every
 * process goes on, and what was said meanwhile is told once it is back.
 *
 * @throws when Redis does not answer at the start
 */
export async function sharedSockets(
  url: string,
  onError: (error: Error) => void,
): Promise<SharedSockets> {
  let connected = false;
  const client = createClient({
    url,
    commandsQueueMaxLength: MOST_WAITING,
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
