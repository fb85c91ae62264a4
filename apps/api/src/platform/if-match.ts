import { Refusal } from './refusal.ts';

/** Refuses with STALE when the caller's If-Match names only other versions than the one that is there. */
export function refuseStale(ifMatch: string | null, updatedAt: Date): void {
  if (ifMatch === null || ifMatch === '*') return;
  const named = ifMatch.split(',').map((version) => version.trim());
  if (!named.includes(`"${updatedAt.toISOString()}"`)) throw new Refusal('STALE');
}
