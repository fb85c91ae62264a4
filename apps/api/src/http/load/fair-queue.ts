import { availableParallelism } from 'node:os';
import type { Viewer } from '@zampa/domain/people/relation';
import { limitConcurrency, type ConcurrencyLimit } from '../../jobs/limit-concurrency.ts';
import { createReadingShares } from './reading-shares.ts';

/**
 * Queues the reads of all clinics so that a busy clinic does not slow down the others.
 *
 * The problem: all clinics share one server. Without a queue, eight people of one clinic who read without pause made
 * everybody else wait eight to twelve times as long (p99).
 *
 * The solution: at most twice as many reads as processors run at the same time, so that the next one starts soon. Each
 * clinic has its own queue, and at most one of its reads per two processors is in the shared queue. Writes and files do
 * not queue here. See `reading-shares.ts` for the rests of a clinic that reads without pause.
 *
 * The figures (decision 065): a hundred readers beside such a clinic wait 63 to 75 ms (p99), with rests 50 to 53 ms.
 */

/** A longer read no longer occupies a place, so that it does not delay colleagues. */
const COUNTED_MS = 100;
/** Far more than a large clinic's screens request at once, even when all reconnect. */
const WAITING_OF_ONE = 500;
const WAITING = 2000;

/** Creates the fair queue of reads, by clinic. Errors: UNAVAILABLE once a queue is full. */
export function createFairQueue(processors = availableParallelism()): ConcurrencyLimit {
  const shares = createReadingShares(processors);
  const inTurn = limitConcurrency({
    atOnce: processors * 2,
    ofOne: Math.ceil(processors / 2),
    waitingOfOne: WAITING_OF_ONE,
    waiting: WAITING,
    before: async (clinic) => {
      const rest = shares.restOf(clinic);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    },
  });
  return async (clinic, read) => {
    const begun = await inTurn(clinic, async () => {
      const started = performance.now();
      const reading = read();
      await settledOrSlow(reading);
      shares.add(clinic, performance.now() - started);
      // Wrapped in an object: returning the promise would await it and keep the place.
      return { reading };
    });
    return begun.reading;
  };
}

/** Waits until a read has settled or is no longer counted. */
function settledOrSlow(reading: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const long = setTimeout(resolve, COUNTED_MS);
  const end = () => {
    clearTimeout(long);
    resolve();
  };
  reading.then(end, end);
  return promise;
}

/**
 * Returns the clinic on whose behalf a person reads: the one named if they work there, otherwise their first one.
 * Undefined if they work at no clinic.
 */
export function findReadingClinic(
  viewer: Viewer | null | undefined,
  named: unknown,
): string | undefined {
  const workplaces = viewer?.facilities.map(({ facilityId }) => facilityId) ?? [];
  return workplaces.find((workplace) => workplace === named) ?? workplaces[0];
}
