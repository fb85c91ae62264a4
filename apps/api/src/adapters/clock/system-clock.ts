import type { Clock } from '../../ports/clock.ts';

/**
 * Returns the clock of the system.
 *
 * @param offsetSeconds moves the clock, for tests; 0 otherwise
 */
export function systemClock(offsetSeconds: number): Clock {
  return { now: () => new Date(Date.now() + offsetSeconds * 1000) };
}
