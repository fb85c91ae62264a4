import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal.ts';
import type { Clock } from '../ports/clock.ts';
import { workOf } from '../http/load/measure-requests.ts';
import { createMemoryCounter } from './in-memory.ts';
import { networkOf } from './network.ts';
import { LIMITS } from './table.ts';

/** Main-thread time in a minute, in milliseconds. */
export type MainThreadBudgets = { readonly account: number; readonly network: number };

const BUDGETS: MainThreadBudgets = {
  account: LIMITS.mainThread.most,
  network: LIMITS.mainThreadOfNetwork.most,
};

/**
 * Returns a function that charges the main-thread time of a request, including time already spent, to its account or,
 * without a session, to its network. Errors: TOO_MANY_REQUESTS once the budget of this minute is used up.
 */
export function createMainThreadBudgets(clock: Clock, budgets: MainThreadBudgets = BUDGETS) {
  const now = () => clock.now().getTime();
  const spend = {
    account: createMemoryCounter({ ...LIMITS.mainThread, most: budgets.account }, now),
    network: createMemoryCounter({ ...LIMITS.mainThreadOfNetwork, most: budgets.network }, now),
  };
  return (request: FastifyRequest, accountId: string | null): void => {
    const [count, key] =
      accountId === null ? [spend.network, networkOf(request.ip)] : [spend.account, accountId];
    const work = workOf(request);
    work.charge = (ms) => void count(key, ms);
    const retryAfter = count(key, work.ms);
    if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter });
  };
}
