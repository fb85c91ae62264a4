export const SHARE_SECTIONS = [
  'NOTES',
  'VACCINATIONS',
  'MEDICINES',
  'DOCUMENTS',
  'WEIGHTS',
] as const;
export type ShareSection = (typeof SHARE_SECTIONS)[number];

export const SHARE_STATUSES = ['ACTIVE', 'EXPIRED', 'WITHDRAWN'] as const;
export type ShareStatus = (typeof SHARE_STATUSES)[number];

/** Longest life of a share link. */
export const SHARE_DAYS_MAX = 90;
/** Most links of a pet that work at one time. */
export const ACTIVE_SHARES_MAX = 20;

/** Returns the status of a share link; only an active one shows the record. */
export function shareStatusOf(
  { expiresAt, withdrawnAt }: { readonly expiresAt: Date; readonly withdrawnAt: Date | null },
  now: Date,
): ShareStatus {
  if (withdrawnAt !== null) return 'WITHDRAWN';
  return expiresAt > now ? 'ACTIVE' : 'EXPIRED';
}
