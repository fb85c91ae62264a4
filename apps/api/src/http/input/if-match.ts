import { Refusal } from '../../errors/refusal.ts';

/** Throws STALE if `If-Match` does not include the current version. */
export function refuseStale(ifMatch: string | null, updatedAt: Date): void {
  if (ifMatch === null || ifMatch === '*') return;
  const named = ifMatch.split(',').map((version) => version.trim());
  if (!named.includes(`"${updatedAt.toISOString()}"`)) throw new Refusal('STALE');
}
