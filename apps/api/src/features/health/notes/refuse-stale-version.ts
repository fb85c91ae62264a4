import { Refusal } from '../../../errors/refusal.ts';

/** Throws STALE if `If-Match` does not include the current version number, with or without quotes. */
export function refuseStaleVersion(ifMatch: string | null, version: number): void {
  if (ifMatch === null || ifMatch === '*') return;
  const named = ifMatch.split(',').map((one) => one.trim().replaceAll('"', ''));
  if (!named.includes(`${version}`)) throw new Refusal('STALE');
}
