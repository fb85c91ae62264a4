import { availableParallelism } from 'node:os';
import { type ConcurrencyLimit, limitConcurrency } from '../jobs/limit-concurrency.ts';

/** Loads the image library at the first use. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread per image and no cache, since results are stored as files.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Leaves one core to everything else. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));

/**
 * Converts images with fair queueing per person. Limited, since the thread pool is shared with password hashing,
 * compression and file access. Errors: UNAVAILABLE.
 */
export const convertQueued = limitConcurrency({
  atOnce: AT_ONCE,
  ofOne: 1,
  // A screen full of images that are resized for the first time.
  waitingOfOne: 40,
  waiting: 120,
});

const largeInTurn = limitConcurrency({ atOnce: 1, ofOne: 1, waitingOfOne: 40, waiting: 120 });

/**
 * Converts pictures whose decoding may take hundreds of megabytes, one at a time, so that smaller pictures can
 * overtake the large ones that wait. Errors: UNAVAILABLE.
 */
export const convertLargeQueued: ConcurrencyLimit = (key, work) =>
  largeInTurn(key, () => convertQueued(key, work));
