import { messagesByName } from '@zampa/contract/messages';
import type { ClientMessageName } from '@zampa/contract/socket';
import { Refusal } from '../../errors/refusal.ts';
import type { Limit } from './limit.ts';
import { LIMITS } from './table.ts';

/**
 * Counts in this process alone what must cost nothing to count: it guards the process's own memory and time.
 *
 * @returns the seconds to wait, null while there may be one more
 */
export function createMemoryCounter(
  { most, seconds }: Pick<Limit, 'most' | 'seconds'>,
  now: () => number,
) {
  const windowMs = seconds * 1000;
  let window = 0;
  const counts = new Map<string, number>();
  return (key: string): number | null => {
    const current = Math.floor(now() / windowMs);
    if (current !== window) counts.clear();
    window = current;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > most ? Math.ceil(((window + 1) * windowMs - now()) / 1000) : null;
  };
}

/**
 * Counts the messages of one socket, each kind for itself: the rest of a flood is passed over.
 *
 * @returns the seconds to wait, null while there may be one more
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

/** Counts the calls of each person. Refusal: TOO_MANY_REQUESTS. */
export function createCallLimiter(now: () => number): (accountId: string) => void {
  const count = createMemoryCounter(LIMITS.calls, now);
  return (accountId) => {
    const retryAfter = count(accountId);
    if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter });
  };
}
