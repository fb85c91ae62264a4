import { messagesByName } from '@zampa/contract/messages';
import type { ClientMessageName } from '@zampa/contract/socket';
import { Refusal } from '../errors/refusal.ts';
import type { Limit } from './limit.ts';
import { LIMITS } from './table.ts';

/**
 * Creates a counter in this process's memory, which protects its memory and CPU time at almost no cost. An amount of
 * 0 checks the limit without counting.
 * @returns the seconds to wait; null within the limit
 */
export function createMemoryCounter(
  { most, seconds }: Pick<Limit, 'most' | 'seconds'>,
  now: () => number,
) {
  const windowMs = seconds * 1000;
  let window = 0;
  const counts = new Map<string, number>();
  return (key: string, amount = 1): number | null => {
    const current = Math.floor(now() / windowMs);
    if (current !== window) counts.clear();
    window = current;
    const count = (counts.get(key) ?? 0) + amount;
    if (amount > 0) counts.set(key, count);
    return count > most ? Math.ceil(((window + 1) * windowMs - now()) / 1000) : null;
  };
}

/**
 * Limits the messages of one socket, per kind; messages beyond the limit are dropped.
 *
 * @returns the seconds to wait; null within the limit
 */
export function createMessageLimiter(
  now: () => number,
): (name: ClientMessageName) => number | null {
  const counters = new Map<ClientMessageName, (key: string) => number | null>();
  return (name) => {
    const count = counters.get(name) ?? createMemoryCounter(messagesByName[name].limit, now);
    counters.set(name, count);
    return count(name);
  };
}

/** Limits the calls per person. Errors: TOO_MANY_REQUESTS. */
export function createCallLimiter(now: () => number): (accountId: string) => void {
  const count = createMemoryCounter(LIMITS.calls, now);
  return (accountId) => {
    const retryAfter = count(accountId);
    if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter });
  };
}
