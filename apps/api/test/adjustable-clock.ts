import type { Clock } from '../src/ports/clock.ts';

export type AdjustableClock = Clock & {
  /** Moves the clock on by so many seconds, or back. */
  advance(seconds: number): void;
  /** Moves the clock on to where the next window of so many seconds begins, for what is counted by windows. */
  advanceToNext(seconds: number): void;
};

/** A clock that runs like any other, and can be moved on. */
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
