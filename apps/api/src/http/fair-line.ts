import { availableParallelism } from 'node:os';
import type { Viewer } from '@zampa/domain/people/relation';
import { limitConcurrency, type ConcurrencyLimit } from '../jobs/limit-concurrency.ts';
import { createReadingShares } from './reading-shares.ts';

/** Whoever works for longer than this is no longer counted: one slow read keeps no colleague waiting. */
const COUNTED_MS = 100;
/** Far more than the screens of a large clinic ask for at once, after the server was away too. */
const WAITING_OF_ONE = 500;
const WAITING = 2000;

/**
 * Creates the line before reads, in which clinics take turns: one that asks as much as it can has half of the
 * processors, and rests between its turns while others read, and the others wait for their own alone.
 * Refusal: UNAVAILABLE once a queue is full.
 */
export function createFairLine(processors = availableParallelism()): ConcurrencyLimit {
  const shares = createReadingShares(processors);
  const inTurn = limitConcurrency({
    atOnce: processors * 2,
    ofOne: Math.ceil(processors / 2),
    waitingOfOne: WAITING_OF_ONE,
    waiting: WAITING,
    before: async (whose) => {
      const rest = shares.restOf(whose);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    },
  });
  return async (whose, read) => {
    const begun = await inTurn(whose, async () => {
      const started = performance.now();
      const reading = read();
      await endedOrLong(reading);
      shares.add(whose, performance.now() - started);
      // In an object, or the place would be held until the end after all.
      return { reading };
    });
    return begun.reading;
  };
}

/** Waits until something has ended, well or not, or is no longer counted. */
function endedOrLong(reading: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const long = setTimeout(resolve, COUNTED_MS);
  const end = () => {
    clearTimeout(long);
    resolve();
  };
  reading.then(end, end);
  return promise;
}

/** Returns the clinic that somebody reads for: the one they name, where they work in several. */
export function readingFor(viewer: Viewer | null | undefined, named: unknown): string | undefined {
  const workplaces = viewer?.facilities.map(({ facilityId }) => facilityId) ?? [];
  return workplaces.find((workplace) => workplace === named) ?? workplaces[0];
}
