import type { CallDefinition } from '@zampa/contract/call';
import { createGate, type Gate, type GateBounds } from './gate.ts';

type Kind = NonNullable<CallDefinition['heavy']>;

const BOUNDS: Readonly<Record<Kind, GateBounds>> = {
  // The servers of a calendar program ask for many people from one address.
  feed: { atOnce: 1, ofOne: 1, waitingOfOne: 80, waiting: 120 },
  import: { atOnce: 1, ofOne: 1, waitingOfOne: 20, waiting: 40 },
};

/** Creates the gates of calls that cost much: each kind has its own, so that none waits for another. */
export function createHeavyCalls(): Readonly<Record<Kind, Gate>> {
  return { feed: createGate(BOUNDS.feed), import: createGate(BOUNDS.import) };
}
