/** Number of new requests of a facility; `undefined` while unknown. */
export type NewRequestCount = { readonly facilityId: string; readonly count: number | undefined };

/**
 * Returns whether the number of new requests has increased. Requests that existed on opening the screen or on
 * switching facilities do not count.
 */
export function hasNewRequests(before: NewRequestCount, now: NewRequestCount): boolean {
  if (before.facilityId !== now.facilityId) return false;
  return before.count !== undefined && now.count !== undefined && now.count > before.count;
}
