/** How far the account of an organization with the card provider is set up. */
export const PAYMENTS_STATUSES = ['NONE', 'INCOMPLETE', 'PENDING', 'READY', 'REJECTED'] as const;
export type PaymentsStatus = (typeof PAYMENTS_STATUSES)[number];

/** Returns an account as the provider describes it, as one of our states. */
export function statusOfAccount(account: {
  readonly chargesEnabled: boolean;
  readonly detailsSubmitted: boolean;
  readonly disabledReason: string | null;
}): PaymentsStatus {
  if (account.disabledReason?.startsWith('rejected')) return 'REJECTED';
  if (account.chargesEnabled) return 'READY';
  return account.detailsSubmitted ? 'PENDING' : 'INCOMPLETE';
}
