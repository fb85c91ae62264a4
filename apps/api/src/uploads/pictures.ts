import { availableParallelism } from 'node:os';
import { limitConcurrency } from '../jobs/limit-concurrency.ts';

/** Returns what decodes and encodes pictures; it is loaded when the first one is. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // A picture takes one thread, and none is remembered decoded: what is made is kept as a file.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** One core is left to everything else. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));

/**
 * Decodes and encodes pictures when it is the turn of who asks: all of this process share the threads on which
 * passwords, packed answers and files wait too. Refusal: UNAVAILABLE.
 */
export const convertInTurn = limitConcurrency({
  atOnce: AT_ONCE,
  ofOne: 1,
  // A screen full of pictures that nobody looked at before, all at once.
  waitingOfOne: 40,
  waiting: 120,
});
