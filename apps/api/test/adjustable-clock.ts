import type { Clock } from '../src/ports/clock.ts';

export type AdjustableClock = Clock & {
  /** Moves the clock forward by this many seconds, or back if negative. */
  advance(seconds: number): void;
  /** Moves the clock to the start of the next rate-limit window of this length. */
  advanceToNext(seconds: number): void;
};

/** Creates a clock that runs normally and can be moved. */
export function adjustableClock(): AdjustableClock {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  return {
    now: () => new Date(now()),
    advance(seconds) {
      ahead += seconds * 1000;
    },
    advanceToNext(seconds) {
      const window = seconds * 1000;
      ahead += window - (now() % window);
    },
  };
}
