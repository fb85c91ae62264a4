const SECOND_MS = 1000;
/**
 * Milliseconds per second and processor that one clinic may read without resting, enough to open many screens at
 * once.
 */
const SHARE_OF_PROCESSOR_MS = 150;
/**
 * A clinic rests only if it reads this many times as much as the others on average, since on a slow machine all reads
 * take longer.
 */
const TIMES_OTHERS = 4;
/** Clinics with less are forgotten. */
const LEAST_MS = 1;
/** With fewer others, each finds a free place immediately. */
const OTHERS = 3;
/** A resting clinic waits this many of its turns. */
const TURNS = 3;

type Reader = {
  /** Decaying sum of reading time in milliseconds; two thirds decay in a second. */
  readonly spent: number;
  readonly at: number;
  /** Duration of the last turn in milliseconds. */
  readonly turn: number;
};

/** Recent reading time per clinic. */
export type ReadingShares = {
  readonly add: (clinic: string, milliseconds: number) => void;
  /**
   * Returns how long a clinic must rest before its next read, in milliseconds. 0 if it is within its share, few
   * others read, or the others read nearly as much.
   */
  readonly restOf: (clinic: string) => number;
};

export function createReadingShares(
  processors: number,
  now: () => number = () => performance.now(),
): ReadingShares {
  const readers = new Map<string, Reader>();
  const share = SHARE_OF_PROCESSOR_MS * processors;
  const remainingOf = ({ spent, at }: Reader) => spent * Math.exp((at - now()) / SECOND_MS);
  /** Sums up the other clinics and forgets idle ones. */
  const sumOthers = (clinic: string) => {
    const others = { count: 0, spent: 0 };
    for (const [name, reader] of readers) {
      const spent = remainingOf(reader);
      if (spent < LEAST_MS) readers.delete(name);
      else if (name !== clinic) {
        others.count += 1;
        others.spent += spent;
      }
    }
    return others;
  };
  let lookedAt = now();
  return {
    add(clinic, turn) {
      const before = readers.get(clinic);
      readers.set(clinic, { spent: (before ? remainingOf(before) : 0) + turn, at: now(), turn });
      if (now() - lookedAt < SECOND_MS) return;
      lookedAt = now();
      sumOthers(clinic);
    },
    restOf(clinic) {
      const reader = readers.get(clinic);
      if (!reader || remainingOf(reader) <= share) return 0;
      const { count, spent } = sumOthers(clinic);
      if (count < OTHERS || remainingOf(reader) <= (TIMES_OTHERS * spent) / count) return 0;
      return reader.turn * TURNS;
    },
  };
}
