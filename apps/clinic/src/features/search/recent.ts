import type { Place } from './places.ts';

const MAX_RECENT = 6;

/** Returns the recent items, the latest first, without duplicates. */
export function withRecent(recent: readonly Place[], place: Place): readonly Place[] {
  const others = recent.filter(({ kind, id }) => kind !== place.kind || id !== place.id);
  return [place, ...others].slice(0, MAX_RECENT);
}
