const SECOND_MS = 1000;
/** So much of a second, of each processor, may one clinic read without giving way: many screens that are opened at once. */
const SHARE_OF_PROCESSOR_MS = 150;
/** Nor does it give way unless it reads so many times what others do: on a slow machine all of them read for longer. */
const TIMES_OTHERS = 4;
/** Less than this is not counted as reading: who asked once is forgotten after some seconds. */
const LEAST_MS = 1;
/** Of fewer others each finds a place in the line at once. */
const OTHERS = 3;
/** A clinic that gives way rests for so many of its turns. */
const TURNS = 3;

type Reader = {
  /** Milliseconds, of which two thirds are forgotten in a second. */
  readonly spent: number;
  readonly at: number;
  /** Of the last turn, in milliseconds. */
  readonly turn: number;
};

/** How long each clinic has read of late, and whether it gives way. */
export type ReadingShares = {
  readonly add: (whose: string, milliseconds: number) => void;
  /**
   * Returns for how long a clinic rests before its next turn, in milliseconds: nought within its share, with few others,
   * and where those read nearly as much.
   */
  readonly restOf: (whose: string) => number;
};

export function createReadingShares(
  processors: number,
  now: () => number = () => performance.now(),
): ReadingShares {
  const readers = new Map<string, Reader>();
  const share = SHARE_OF_PROCESSOR_MS * processors;
  const leftOf = ({ spent, at }: Reader) => spent * Math.exp((at - now()) / SECOND_MS);
  /** Counts them, and forgets who has read nothing for some seconds. */
  const othersThan = (whose: string) => {
    const others = { count: 0, spent: 0 };
    for (const [name, reader] of readers) {
      const spent = leftOf(reader);
      if (spent < LEAST_MS) readers.delete(name);
      else if (name !== whose) {
        others.count += 1;
        others.spent += spent;
      }
    }
    return others;
  };
  let lookedAt = now();
  return {
    add(whose, turn) {
      const before = readers.get(whose);
      readers.set(whose, { spent: (before ? leftOf(before) : 0) + turn, at: now(), turn });
      if (now() - lookedAt < SECOND_MS) return;
      lookedAt = now();
      othersThan(whose);
    },
    restOf(whose) {
      const reader = readers.get(whose);
      if (!reader || leftOf(reader) <= share) return 0;
      const { count, spent } = othersThan(whose);
      if (count < OTHERS || leftOf(reader) <= (TIMES_OTHERS * spent) / count) return 0;
      return reader.turn * TURNS;
    },
  };
}
