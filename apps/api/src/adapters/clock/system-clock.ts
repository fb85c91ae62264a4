import type { Clock } from '../../ports/clock.ts';

/**
 * Returns the system clock.
 *
 * @param offsetSeconds shifts the clock in tests; otherwise 0
 */
export function systemClock(offsetSeconds: number): Clock {
  return { now: () => new Date(Date.now() + offsetSeconds * 1000) };
}
