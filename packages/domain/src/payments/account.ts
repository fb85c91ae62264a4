/** Onboarding status of an organization's account at the payment provider. */
export const PAYMENTS_STATUSES = ['NONE', 'INCOMPLETE', 'PENDING', 'READY', 'REJECTED'] as const;
export type PaymentsStatus = (typeof PAYMENTS_STATUSES)[number];

/** Maps the payment provider's account to our status. */
export function accountStatusOf(account: {
  readonly chargesEnabled: boolean;
  readonly detailsSubmitted: boolean;
  readonly disabledReason: string | null;
}): PaymentsStatus {
  if (account.disabledReason?.startsWith('rejected')) return 'REJECTED';
  if (account.chargesEnabled) return 'READY';
  return account.detailsSubmitted ? 'PENDING' : 'INCOMPLETE';
}
