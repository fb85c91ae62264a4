/** How many requests of a facility are new; `undefined` while it is not known. */
export type NewRequests = { readonly facilityId: string; readonly count: number | undefined };

/**
 * Returns whether requests have come in. Those that were there when the screen was opened, or another facility chosen,
 * have not.
 */
export function areMore(before: NewRequests, now: NewRequests): boolean {
  if (before.facilityId !== now.facilityId) return false;
  return before.count !== undefined && now.count !== undefined && now.count > before.count;
}
