import type { Place } from './places.ts';

const KEPT = 6;

/** Returns the places opened last, the latest first, each once. */
export function withRecent(recent: readonly Place[], place: Place): readonly Place[] {
  const others = recent.filter(({ kind, id }) => kind !== place.kind || id !== place.id);
  return [place, ...others].slice(0, KEPT);
}
