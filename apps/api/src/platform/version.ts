import { Refusal } from './refusal.ts';

/** Refuses with STALE when the caller's If-Match names another version than the one that is there. */
export function refuseStale(ifMatch: string | null, updatedAt: Date): void {
  if (ifMatch === null || ifMatch === '*') return;
  if (ifMatch !== `"${updatedAt.toISOString()}"`) throw new Refusal('STALE');
}
