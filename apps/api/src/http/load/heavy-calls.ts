import type { CallDefinition } from '@zampa/contract/call';
import {
  limitConcurrency,
  type ConcurrencyLimit,
  type ConcurrencyBounds,
} from '../../jobs/limit-concurrency.ts';

type Kind = NonNullable<CallDefinition['heavy']>;

/**
 * Bounds the calls that are so expensive that two of them would slow down every screen: calendar feeds, imports and
 * documents. One of a kind runs at a time; others wait in a queue per caller. Contracts mark such calls as `heavy`.
 */
const BOUNDS: Readonly<Record<Kind, ConcurrencyBounds>> = {
  // Calendar servers request feeds of many people from one address.
  feed: { atOnce: 1, ofOne: 1, waitingOfOne: 80, waiting: 120 },
  import: { atOnce: 1, ofOne: 1, waitingOfOne: 20, waiting: 40 },
  document: { atOnce: 1, ofOne: 1, waitingOfOne: 10, waiting: 40 },
};

/** Creates the concurrency limits of expensive calls. Each kind has its own, so that kinds do not delay each other. */
export function createHeavyCalls(): Readonly<Record<Kind, ConcurrencyLimit>> {
  return {
    feed: limitConcurrency(BOUNDS.feed),
    import: limitConcurrency(BOUNDS.import),
    document: limitConcurrency(BOUNDS.document),
  };
}
