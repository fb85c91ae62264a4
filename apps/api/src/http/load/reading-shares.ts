/**
 * Makes a clinic that reads without pause rest between its reads, so that it does not slow down the others.
 *
 * The problem: the fair queue (`fair-queue.ts`) lets clinics take turns and gives a busy one at most half of the
 * processors. It can still keep that half busy all the time, for example with eight people who reload lists. Each read
 * of another clinic then shares a processor with it.
 *
 * The solution: each clinic has an account of the time that its reads took lately. If a clinic is over its share and
 * far above the average of the others, its next read waits three times as long as its last read took. Nothing is
 * refused, and a clinic that is alone never waits.
 *
 * The figures (decision 065): a hundred readers beside such a clinic wait 50 to 53 ms (p99) with rests, and 63 to 75 ms
 * with the fair queue alone.
 */

/** Reading time is forgotten over this period: two thirds of it after one second. */
const DECAY_MS = 1000;
/** The share: milliseconds per second and processor, enough to open many screens at once. */
const SHARE_OF_PROCESSOR_MS = 150;
/** Far above the others: a comparison, since on a slow machine the reads of all clinics take longer. */
const TIMES_OTHERS = 4;
/** With fewer others, each finds a free place in the fair queue immediately. */
const FEWEST_OTHERS = 3;
/** The rest, in durations of the clinic's last read. */
const REST_IN_READS = 3;
/** Clinics with less remaining reading time are removed from memory. */
const FORGOTTEN_BELOW_MS = 1;

type Reader = {
  /** Decaying sum of reading time in milliseconds, as it was at `at`. */
  readonly spent: number;
  readonly at: number;
  /** Duration of the last read in milliseconds. */
  readonly lastRead: number;
};

/** Recent reading time per clinic. */
export type ReadingShares = {
  /** Adds the duration of a read that has ended. */
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
  const remainingOf = ({ spent, at }: Reader) => spent * Math.exp((at - now()) / DECAY_MS);
  /** Sums up the other clinics and forgets idle ones. */
  const sumOthers = (clinic: string) => {
    const others = { count: 0, spent: 0 };
    for (const [name, reader] of readers) {
      const spent = remainingOf(reader);
      if (spent < FORGOTTEN_BELOW_MS) readers.delete(name);
      else if (name !== clinic) {
        others.count += 1;
        others.spent += spent;
      }
    }
    return others;
  };
  let lookedAt = now();
  return {
    add(clinic, milliseconds) {
      const before = readers.get(clinic);
      const spent = (before ? remainingOf(before) : 0) + milliseconds;
      readers.set(clinic, { spent, at: now(), lastRead: milliseconds });
      if (now() - lookedAt < DECAY_MS) return;
      lookedAt = now();
      sumOthers(clinic);
    },
    restOf(clinic) {
      const reader = readers.get(clinic);
      if (!reader || remainingOf(reader) <= share) return 0;
      const { count, spent } = sumOthers(clinic);
      if (count < FEWEST_OTHERS || remainingOf(reader) <= (TIMES_OTHERS * spent) / count) return 0;
      return reader.lastRead * REST_IN_READS;
    },
  };
}
