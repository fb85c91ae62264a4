import { Refusal } from '../refusal.ts';
import type { Limit } from './limit.ts';
import { LIMITS } from './table.ts';

/**
 * Counts in this process alone what must cost nothing to count: it guards the process's own memory and time.
 *
 * @returns the seconds to wait, null while there may be one more
 */
export function createMemoryCounter({ most, seconds }: Limit, now: () => number) {
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

/** Whether one more message of a socket is listened to: the rest of a flood is passed over. */
export function createMessageLimiter(now: () => number): () => boolean {
  const count = createMemoryCounter(LIMITS.messages, now);
  return () => count('') === null;
}

/** Counts the calls of each person. Refusal: TOO_MANY_REQUESTS. */
export function createCallLimiter(now: () => number): (accountId: string) => void {
  const count = createMemoryCounter(LIMITS.calls, now);
  return (accountId) => {
    const retryAfter = count(accountId);
    if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter });
  };
}
