import { MINUTE_MS } from '@zampa/domain/time/durations';
import pg from 'pg';

/** Longer statements are canceled. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** Closes connections that were idle for this long. */
const IDLE_MS = 5 * MINUTE_MS;

/** Replaces connections of this age, and with them the prepared statements that are no longer used. */
const LIFETIME_S = 3600;

export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    pipeline: true,
    max: 20,
    // Long, since a new connection has to plan its statements again.
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: LIFETIME_S,
    ...hooks,
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    ...config,
  });
  // A connection cut by the server must not crash the process, whether it is idle in the pool or was just released
  // and is still closing.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** JIT off: the estimated cost of policies is high, but the statements are short. */
async function turnOffJit(client: pg.ClientBase): Promise<void> {
  await client.query('set jit = off');
}

/** The pool awaits this before it hands out a new connection. */
const hooks = { onConnect: turnOffJit };
