import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { openDatabase } from './db/database.ts';
import { openPool } from './db/open-pool.ts';
import { createLimits } from './limits/counters.ts';
import { createMessageBudgets } from './limits/message-budgets.ts';
import { startTextQuota } from './limits/start-text-quota.ts';
import type { Clock } from './ports/clock.ts';
import type { Settings } from './settings/settings.ts';
import type { CreateFailureLogger } from './start-features.ts';

/** Opens the pools of the database. Rate limits have their own, because they are counted during a transaction. */
export function openPools(connectionString: string, onLost: (error: Error) => void) {
  // A pool reports itself closed before the server has closed its connections, which it may do with an error.
  let isClosing = false;
  const reportLost = (error: Error) => {
    if (!isClosing) onLost(error);
  };
  const pool = openPool({ connectionString }, reportLost);
  // Limits and uploads are counted while a transaction is open: from its own pool, enough of them would block each other.
  const countingPool = openPool({ connectionString, max: 4 }, reportLost);
  const closePools = () => {
    isClosing = true;
    return Promise.all([pool.end(), countingPool.end()]);
  };
  return { pool, countingPool, closePools };
}

type Counting = {
  readonly countingPool: Pool;
  readonly clock: Clock;
  readonly failed: CreateFailureLogger;
};

/** Opens rate limits, quotas and message budgets, which are counted over their own connections during a transaction. */
export function openCounting(
  server: FastifyInstance,
  { messagesPerDay }: Settings,
  { countingPool, clock, failed }: Counting,
) {
  const sideDb = openDatabase(countingPool);
  const { textQuota, ...saving } = startTextQuota(sideDb, clock, failed('saving text quotas'));
  const limits = createLimits(sideDb, clock);
  const warn = (message: string) => server.log.warn(message);
  const budgets = createMessageBudgets(limits, messagesPerDay, warn);
  return {
    deps: { sideDb, limits, textQuota, budgets },
    stop: () => saving.stop(),
  };
}
